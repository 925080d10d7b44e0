import { readFileSync } from 'node:fs';
import { displayPath } from '../../core/text/display-path.js';
import { contentHashOf } from '../../instrument/sites/identity.js';
import { keepSource, writeObservations } from './observations-file.js';
/** Writes what reports need beyond the journal. */
export async function keepObservations(campaign, summary) {
    const { folder, ledger, options } = campaign;
    const tables = await tablesOf(campaign);
    for (const { file, contentHash } of tables)
        keepSource(folder.path, contentHash, () => unchanged(file, contentHash));
    const observed = ledger.observed();
    writeObservations(folder.path, {
        version: 1,
        tables: tables.map((table) => ({ ...table, file: displayPath(table.file) })),
        ...observed,
        otherSites: await otherSites(campaign, tables, observed),
        grammars: (options.grammar?.inputs ?? []).flatMap(({ source }) => (source === undefined ? [] : [source])),
        ...(summary === undefined ? {} : { summary }),
    });
}
async function tablesOf({ explorers }) {
    const all = (await Promise.all(explorers.map((explorer) => explorer.tables()))).flat();
    const byFile = new Map(all.map((table) => [table.file, table]));
    return [...byFile.values()].sort((a, b) => (a.file < b.file ? -1 : 1));
}
/** The text of a file, unless it has changed since it was loaded. */
function unchanged(file, contentHash) {
    try {
        const text = readFileSync(file, 'utf8');
        return contentHashOf(text) === contentHash ? text : undefined;
    }
    catch {
        return undefined;
    }
}
async function otherSites({ explorers: [explorer] }, tables, { tree, decisions }) {
    const known = new Set(tables.flatMap(({ branches }) => branches.map(({ id }) => id)));
    const others = [...new Set([...tree, ...decisions].map(({ site }) => site))].filter((site) => !known.has(site));
    const texts = await Promise.all(others.map(async (site) => [site, (await explorer?.siteText(site)) ?? '']));
    return Object.fromEntries(texts);
}
