import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadGrammarSync, readGrammarDraft } from '../../../../src/grammar/load-grammar.ts';
import { sharedData } from '../../../shared-data.ts';
import { showRules } from './read-text.ts';

const data = sharedData();
const folder = path.join(data ?? '', 'grammars');

/** File, number of rules in it and in its lexer, number of rules that the reader adds, start rule. */
const grammars: readonly (readonly [file: string, written: number, added: number, start: string])[] = [
  ['arithmetic/arithmetic.g4', 27, 0, 'file_'],
  ['calculator/calculator.g4', 45, 0, 'equation'],
  ['csv/CSV.g4', 6, 0, 'csvFile'],
  ['javascript/ecmascript/ECMAScript.g4', 186, 0, 'program'],
  ['javascript/javascript/JavaScriptLexer.g4', 152, 0, 'HashBangLine'],
  ['javascript/javascript/JavaScriptParser.g4', 239, 0, 'program'],
  ['json/JSON.g4', 14, 0, 'json'],
  ['json5/JSON5.g4', 26, 0, 'json5'],
  ['kpath-paper/CSV.g4', 6, 0, 'csvFile'],
  ['kpath-paper/JSON.g4', 14, 0, 'json'],
  ['kpath-paper/Markdown.g4', 229, 0, 'doc'],
  ['kpath-paper/url.g4', 20, 0, 'url'],
  ['lua/LuaLexer.g4', 77, 0, 'SEMI'],
  ['lua/LuaParser.g4', 103, 0, 'start_'],
  ['toml/TomlLexer.g4', 89, 0, 'NL'],
  ['toml/TomlParser.g4', 114, 0, 'document'],
  ['url/url.g4', 20, 0, 'url'],
  ['xml/XMLLexer.g4', 24, 1, 'COMMENT'],
  ['xml/XMLParser.g4', 32, 1, 'document'],
];

describe.skipIf(data === undefined)('ANTLR: public grammars (skipped without ../shared/data or $COPPICE_DATA)', () => {
  it.each(grammars)('%s loads', (file, written, added, start) => {
    const grammar = loadGrammarSync(path.join(folder, file));
    expect(grammar.rules).toHaveLength(written + added);
    expect(grammar.start.name).toBe(start);
  });

  it('XML: a processing instruction is one token, from `<?` to `?>`', () => {
    const rules = showRules(readGrammarDraft(path.join(folder, 'xml/XMLParser.g4')));
    expect(rules).toContain('token PI = SPECIAL_OPEN IGNORE*? PI.pattern');
    expect(rules).toContain('fragment SPECIAL_OPEN = "<?" Name');
    expect(rules).toContain('skip S = [\\t\\n\\r ]');
  });

  it('TOML: brackets of arrays are brackets', () => {
    const draft = readGrammarDraft(path.join(folder, 'toml/TomlParser.g4'));
    expect(showRules(draft)).toContain('token L_BRACKET = "["');
    expect(
      draft.lexerRules?.filter(({ type }) => type === 'L_BRACKET').map(({ rule, mode }) => `${mode}: ${rule}`),
    ).toEqual(['DEFAULT_MODE: L_BRACKET', 'SIMPLE_VALUE_MODE: ARRAY_START', 'ARRAY_MODE: NESTED_ARRAY_START']);
  });

  it('JavaScript: predicates decide about regular expressions', () => {
    const draft = readGrammarDraft(path.join(folder, 'javascript/javascript/JavaScriptParser.g4'));
    expect(draft.lexerRules?.find(({ rule }) => rule === 'RegularExpressionLiteral')?.guarded).toBe(true);
    expect(draft.lexerRules?.find(({ rule }) => rule === 'BackTickInside')?.type).toBe('BackTick');
  });

  it('Markdown: warns of sets that look like complements', () => {
    const codes = readGrammarDraft(path.join(folder, 'kpath-paper/Markdown.g4')).warnings.map(({ code }) => code);
    expect(new Set(codes)).toEqual(new Set(['antlr-caret-in-set']));
  });
});
