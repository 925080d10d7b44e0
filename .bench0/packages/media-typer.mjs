import * as m from "media-typer";
export const parse = (s) => (m.parse ?? m.default.parse)(s);
