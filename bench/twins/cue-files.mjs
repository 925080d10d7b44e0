let sheet = '';

/** The package reads files only: this is what it reads next. */
export function put(text) {
  sheet = text;
}

export const existsSync = () => true;

/** Without options it is asked for bytes, to guess the encoding. */
export const readFileSync = (_file, options) => (options === undefined ? Buffer.from('REM plain letters') : sheet);
