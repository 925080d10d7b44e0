import { installPackages } from './slowdown/install-packages.js';
import { istanbul, parsers } from './slowdown/parsers.js';
import { measureParser } from './slowdown/measure-parser.js';
import { modes } from './slowdown/mode.js';
/**
 * Slowdown of parsers of the registry compared with plain Node.js, in CPU time: instrumented by istanbul, on the
 * coverage build, and on the concolic build with a concrete and with a fully symbolic input. PARSERS=json5,ini measures
 * only these.
 */
const only = process.env['PARSERS']?.split(',');
const folder = installPackages([...parsers, istanbul].map(({ name, version }) => `${name}@${version}`));
const ratios = new Map(modes.map((mode) => [mode, []]));
const eventCosts = [];
console.log(`${''.padEnd(14)}${'plain µs'.padStart(10)}${modes.slice(1).map(heading).join('')}`);
for (const { name } of parsers.filter((parser) => only?.includes(parser.name) ?? true)) {
    const figures = await measureParser(name, folder);
    const { microseconds: plain } = figures.get('plain');
    let line = name.padEnd(14) + plain.toFixed(1).padStart(10);
    for (const mode of modes.slice(1)) {
        const ratio = figures.get(mode).microseconds / plain;
        ratios.get(mode)?.push(ratio);
        line += ratio.toFixed(2).padStart(heading(mode).length);
    }
    const { microseconds, events, nodes } = figures.get('symbolic');
    eventCosts.push((microseconds * 1000) / events);
    console.log(`${line}   ${events} events, ${nodes} nodes, ${((microseconds * 1000) / events).toFixed(0)} ns per event`);
}
const means = modes.slice(1).map((mode) => geometricMean(ratios.get(mode)).toFixed(2).padStart(heading(mode).length));
console.log(`${'geometric mean'.padEnd(24)}${means.join('')}   ${geometricMean(eventCosts).toFixed(0)} ns per event`);
function heading(mode) {
    return `   ${mode}`.padStart(11);
}
function geometricMean(values) {
    return Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);
}
