let sheet = '';

/** Sets the text that the package reads next, because it reads files only. */
export function put(text) {
  sheet = text;
}

export const existsSync = () => true;

/** Without options the package asks for bytes, to guess the encoding. */
export const readFileSync = (_file, options) => (options === undefined ? Buffer.from('REM plain letters') : sheet);
