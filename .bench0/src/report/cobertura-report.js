import { branchesOf, coveredLines } from './covered-lines.js';
import { xmlElement } from './xml.js';
/** Coverage as continuous integration systems read it. */
export const coberturaReport = { fileName: 'cobertura.xml', report: document };
function document({ files, branches, coverage }) {
    const { lines, branches: arms } = coverage;
    const attributes = {
        'line-rate': rate(lines),
        'branch-rate': rate(arms),
        'lines-covered': lines.covered,
        'lines-valid': lines.total,
        'branches-covered': arms.covered,
        'branches-valid': arms.total,
        complexity: 0,
        version: 'coppice',
        timestamp: 0,
    };
    const folders = [...new Set(files.map(({ path }) => folderOf(path)))];
    const packages = folders.map((folder) => {
        const within = files.filter(({ path }) => folderOf(path) === folder);
        const classes = within.map((file) => fileElement(file, branchesOf(branches, file)));
        const name = folder.replaceAll('/', '.');
        return xmlElement('package', { name, ...ratesOf(within), complexity: 0 }, xmlElement('classes', {}, ...classes));
    });
    const root = xmlElement('coverage', attributes, xmlElement('sources', {}, '<source>.</source>'), xmlElement('packages', {}, ...packages));
    return `<?xml version="1.0" encoding="utf-8"?>\n${root}\n`;
}
function fileElement(file, branches) {
    const { path, functions } = file;
    const methods = functions.map(({ name, line, runs }) => {
        const lines = xmlElement('lines', {}, xmlElement('line', { number: line, hits: runs }));
        const share = runs > 0 ? 1 : 0;
        return xmlElement('method', { name, signature: '()V', 'line-rate': share, 'branch-rate': share }, lines);
    });
    const lines = coveredLines(file).map(({ line, runs }) => {
        const arms = branches.filter((branch) => branch.line === line).flatMap((branch) => branch.arms);
        const taken = arms.filter((arm) => arm.runs > 0).length;
        const condition = `${arms.length === 0 ? 0 : Math.floor((100 * taken) / arms.length)}% (${taken}/${arms.length})`;
        const branch = arms.length === 0 ? { branch: 'false' } : { branch: 'true', 'condition-coverage': condition };
        return xmlElement('line', { number: line, hits: runs, ...branch });
    });
    return xmlElement('class', { name: path.split('/').at(-1), filename: path, ...ratesOf([file]), complexity: 0 }, xmlElement('methods', {}, ...methods), xmlElement('lines', {}, ...lines));
}
function folderOf(path) {
    return path.split('/').slice(0, -1).join('/') || '.';
}
function ratesOf(files) {
    const sum = (kind) => rate({
        covered: files.reduce((total, { coverage }) => total + coverage[kind].covered, 0),
        total: files.reduce((total, { coverage }) => total + coverage[kind].total, 0),
    });
    return { 'line-rate': sum('lines'), 'branch-rate': sum('branches') };
}
function rate({ covered, total }) {
    return total === 0 ? '1' : String(Math.round((10_000 * covered) / total) / 10_000);
}
