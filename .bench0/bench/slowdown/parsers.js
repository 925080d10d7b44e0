export const parsers = [
    {
        name: 'json5',
        version: '2.2.3',
        driver: '(m) => (s) => m.parse(s)',
        input: '{a: [1, "x\\n", 0x1f, +Infinity], /*c*/ b: {c: null, e: true}, "d": .5e3, list: [[], {}]}',
    },
    {
        name: 'jsonc-parser',
        version: '3.3.1',
        driver: '(m) => (s) => m.parse(s)',
        input: '{"a": [1, "x\\n", 1.5e3], /* c */ "b": {"c": null, "e": true}, // end\n "list": [[], {}]}',
    },
    {
        name: 'acorn',
        version: '8.19.0',
        driver: '(m) => (s) => m.parse(s, { ecmaVersion: 2022 })',
        input: 'let a = b + "c"; if (x > 1) { f(1, /re/g) } function g(p, q) { return p.q[0] ? `t${p}` : q => -1 }',
    },
    {
        name: 'ini',
        version: '6.0.0',
        driver: '(m) => (s) => m.parse(s)',
        input: '; comment\na=1\n[section]\nb = "x y"\nc[]=1\nc[]=2\n[section.inner]\nd = true\ne = null\n',
    },
    {
        name: 'smol-toml',
        version: '1.9.1',
        driver: '(m) => (s) => m.parse(s)',
        input: 'title = "x"\n[owner]\nage = 42 # years\nsince = 1979-05-27T07:32:00Z\nlist = [1.5, -2, 3e2]\n[[item]]\non = true\n',
    },
    {
        name: 'saxes',
        version: '6.0.0',
        driver: '(m) => (s) => { const p = new m.SaxesParser(); p.write(s).close(); return p }',
        input: '<?xml version="1.0"?><a x="1" y=\'&lt;2\'><!-- c --><b>text &amp; more</b><c/><![CDATA[d]]></a>',
    },
    {
        name: 'marked',
        version: '18.2.0',
        file: 'lib/marked.umd.js',
        driver: '(m) => (s) => m.parse(s)',
        input: '# hi *you*\n\n- a [link](url)\n- `code`\n\n> quote **bold**\n\nlast line\n',
    },
    {
        name: 'papaparse',
        version: '5.7.0',
        driver: '(m) => (s) => m.parse(s, { header: true, skipEmptyLines: true })',
        input: 'id,name,note\n1,"Smith, A","said ""hi"""\n2,Jones,plain\n3,"multi\nline",x\n',
    },
];
/** The instrumenter that the slowdown is compared with. */
export const istanbul = { name: 'istanbul-lib-instrument', version: '6.0.3' };
