import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { deserializePathCondition, serializePathCondition } from '../../src/constraint/serialize.js';
const file = 'bench/queries/queries.json.gz';
export function readQueries() {
    return JSON.parse(gunzipSync(readFileSync(file)).toString());
}
export function writeQueries(queries) {
    writeFileSync(file, gzipSync(JSON.stringify(queries), { level: 9 }));
}
export function recordedQuery(name, text, path, { index, taken }) {
    const bytes = serializePathCondition(path.prefix(index + 1));
    return { package: name, text, path: Buffer.from(bytes).toString('base64'), taken: Number(taken) };
}
export function pathOf({ path }, pool) {
    return deserializePathCondition(Buffer.from(path, 'base64'), pool);
}
