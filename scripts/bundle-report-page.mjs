// Builds the script and the style of `report.html` into one file each, with the libraries that they use.

import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const inProject = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const client = inProject('src/report/page/client');
const output = inProject('dist/report/page');

const bundle = await rolldown({ input: `${client}/main.ts`, platform: 'browser', tsconfig: false });
const { output: chunks } = await bundle.generate({ format: 'esm', minify: true, comments: { legal: true } });
await bundle.close();
const [script] = chunks;
if (chunks.length !== 1) throw new Error(`expected one file, not ${chunks.length}`);
// The script stands in an HTML page: it must not contain what ends a script element.
if (/<\/script|<!--/iu.test(script.code)) throw new Error('the script would end its element');

const styles = readdirSync(inProject('src/report/page/style')).sort();
const style = ['node_modules/uplot/dist/uPlot.min.css', ...styles.map((name) => `src/report/page/style/${name}`)];
mkdirSync(output, { recursive: true });
writeFileSync(`${output}/report-page.js`, script.code);
writeFileSync(`${output}/report-page.css`, style.map((name) => readFileSync(inProject(name), 'utf8')).join('\n'));
