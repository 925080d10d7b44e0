/** A file of a package that was installed for `npm:PACKAGE@VERSION`, in the cache folder. */
const cached = /[^\s"'`()]*\/coppice\/packages\/(?<package>[^/\s"]+)\/node_modules\/(?<file>[^\s"'`()]+)/gu;

/** Names places in packages that Coppice installed by package and version: `npm:json5@2.2.1/lib/parse.js:12:3`. */
export function shortPlaces(text: string): string {
  return text.replaceAll(cached, (_all, folder: string, file: string) => {
    const name = folder.replace(/(?<=.)@[^@]*$/u, '').replace('+', '/');
    const own = file.startsWith(`${name}/`) ? file.slice(name.length + 1) : `node_modules/${file}`;
    return `npm:${decodeURIComponent(folder).replace('+', '/')}/${own}`;
  });
}

/** Returns a copy in which all strings have short places; of plain data only. */
export function withShortPlaces<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  return text.includes('/coppice/packages/') ? (JSON.parse(shortPlaces(text)) as Value) : value;
}
