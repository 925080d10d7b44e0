import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { defaultStyle } from '../format/code-style.js';
import { readSettingsFile, settingsIn } from './manifest.js';
const prettierFiles = [
    '.prettierrc',
    '.prettierrc.json',
    '.prettierrc.json5',
    '.prettierrc.yaml',
    '.prettierrc.yml',
    '.prettierrc.toml',
];
/** Returns the style that configuration files above a file ask for: of Prettier, of Biome, of the editor. */
export function styleFromFiles(file, manifests) {
    const folders = foldersAbove(dirname(resolve(file)));
    const prettier = prettierSettings(folders, manifests);
    const biome = prettier === undefined ? biomeSettings(folders) : undefined;
    return styleOf({ ...editorSettings(folders, basename(file)), ...biome, ...prettier });
}
/** Returns the style for options with the names of Prettier. */
export function styleOf(options) {
    const pick = (name, allowed, fallback) => {
        const value = options[name];
        return allowed(value) ? value : fallback;
    };
    return {
        width: pick('printWidth', isNumber, defaultStyle.width),
        indent: pick('tabWidth', isNumber, defaultStyle.indent),
        useTabs: pick('useTabs', isBoolean, defaultStyle.useTabs),
        singleQuote: pick('singleQuote', isBoolean, defaultStyle.singleQuote),
        semicolons: pick('semi', isBoolean, defaultStyle.semicolons),
        trailingCommas: pick('trailingComma', isComma, defaultStyle.trailingCommas),
        bracketSpacing: pick('bracketSpacing', isBoolean, defaultStyle.bracketSpacing),
        arrowParentheses: options['arrowParens'] === 'avoid' ? 'avoid' : 'always',
        lineEnd: options['endOfLine'] === 'crlf' ? '\r\n' : '\n',
    };
}
function prettierSettings(folders, manifests) {
    for (const folder of folders) {
        const manifest = manifests.find((candidate) => candidate.folder === folder);
        if (manifest?.content['prettier'] !== undefined)
            return settingsIn(manifest.content['prettier']);
        const file = prettierFiles.map((name) => join(folder, name)).find((name) => existsSync(name));
        if (file !== undefined)
            return readSettingsFile(file) ?? plainSettings(readFileSync(file, 'utf8'));
    }
    return undefined;
}
function biomeSettings(folders) {
    for (const folder of folders) {
        const content = readSettingsFile(join(folder, 'biome.json')) ?? readSettingsFile(join(folder, 'biome.jsonc'));
        if (content === undefined)
            continue;
        const general = settingsIn(content['formatter']);
        const own = { ...general, ...settingsIn(settingsIn(content['javascript'])['formatter']) };
        return withoutUndefined({
            useTabs: own['indentStyle'] !== 'space',
            tabWidth: own['indentWidth'],
            printWidth: own['lineWidth'],
            singleQuote: own['quoteStyle'] === 'single',
            semi: own['semicolons'] !== 'asNeeded',
            trailingComma: own['trailingCommas'],
            bracketSpacing: own['bracketSpacing'],
            arrowParens: own['arrowParentheses'] === 'asNeeded' ? 'avoid' : 'always',
        });
    }
    return undefined;
}
/** The sections of .editorconfig for all files, and for files of the given ending. */
function editorSettings(folders, name) {
    let settings = {};
    for (const folder of folders) {
        const file = join(folder, '.editorconfig');
        if (!existsSync(file))
            continue;
        const { root, ...own } = editorSection(readFileSync(file, 'utf8'), name);
        settings = { ...own, ...settings };
        if (root === true)
            break;
    }
    const { indent_style: style, indent_size: size, tab_width: tab, max_line_length: width, end_of_line: end } = settings;
    return withoutUndefined({
        useTabs: style === undefined ? undefined : style === 'tab',
        tabWidth: typeof size === 'number' ? size : tab,
        printWidth: width,
        endOfLine: end,
    });
}
function editorSection(text, name) {
    const settings = {};
    let applies = true;
    for (const line of text.split('\n')) {
        const [, section] = /^\s*\[(.+)\]\s*$/u.exec(line) ?? [];
        if (section !== undefined)
            applies = matches(section, name);
        else if (applies)
            Object.assign(settings, plainSettings(line));
    }
    return settings;
}
function matches(section, name) {
    const extension = name.split('.').at(-1) ?? '';
    if (section === '*' || section === '**')
        return true;
    const [, list] = /^\*\.\{?([^{}]+)\}?$/u.exec(section) ?? [];
    return list?.split(',').some((one) => one.trim() === extension) ?? false;
}
/** Reads lines `name: value` and `name = value`, as in YAML, TOML and .editorconfig. */
function plainSettings(text) {
    const entries = text.split('\n').flatMap((line) => {
        const [, name, value = ''] = /^["']?([\w-]+)["']?\s*[:=]\s*["']?([^"'#;]*?)["']?\s*(?:[#;].*)?$/u.exec(line.trim()) ?? [];
        return name === undefined ? [] : [[name, valueOf(value)]];
    });
    return Object.fromEntries(entries);
}
function valueOf(text) {
    if (text === 'true' || text === 'false')
        return text === 'true';
    return /^\d+$/u.test(text) ? Number(text) : text;
}
function withoutUndefined(settings) {
    return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
}
function foldersAbove(folder) {
    const above = dirname(folder);
    return above === folder ? [folder] : [folder, ...foldersAbove(above)];
}
function isBoolean(value) {
    return typeof value === 'boolean';
}
function isNumber(value) {
    return typeof value === 'number' && value > 0;
}
function isComma(value) {
    return value === 'all' || value === 'es5' || value === 'none';
}
