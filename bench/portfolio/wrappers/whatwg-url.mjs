import whatwgUrl from 'whatwg-url';

export function run(text) {
  const url = whatwgUrl.parseURL(text);
  if (url === null) throw new Error('no URL');
  return whatwgUrl.serializeURL(url);
}
