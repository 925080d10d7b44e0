import * as m from "saxes";
export const parse = (s) => (() => { const p = new m.default.SaxesParser(); p.on('error', (e) => { throw e; }); p.write(s).close(); })();
