import { CoppiceError } from '../../../../core/coppice-error.js';
import { alt } from '../../../expression.js';
import { checkCommands } from '../lexer/check-commands.js';
import { draftLexer } from '../lexer/draft-lexer.js';
import { lexicalExpression } from '../lexer/lexical-expression.js';
import { ParserLiterals } from '../lexer/parser-literals.js';
import { pruneRules } from './prune-rules.js';
import { startRule } from './start-rule.js';
import { syntaxExpression } from './syntax-expression.js';
import { checkLexicalUses, hiddenTokenWarnings, tokenUses, unmadeTokens, unmadeWarning, } from '../lexer/token-uses.js';
/** Converts a grammar whose files are all gathered to a draft. */
export function assembleDraft(file) {
    const { firsts, repeats } = splitRepeats(file.lexicalRules);
    const grammar = { ...file, lexicalRules: firsts };
    const uses = tokenUses(grammar.syntaxRules);
    const commandWarnings = checkCommands(grammar);
    const lexer = draftLexer(grammar.lexicalRules, new Set(uses.keys()));
    checkLexicalUses(grammar, lexer);
    const unmade = unmadeTokens(uses.values(), grammar, lexer);
    const warnings = [
        ...grammar.warnings,
        ...commandWarnings,
        ...modeWarnings(grammar, lexer.modes),
        ...hiddenTokenWarnings(uses.values(), lexer),
        ...unmade.map((use) => unmadeWarning(use, grammar)),
    ];
    const literals = new ParserLiterals(grammar);
    const tokens = [...lexer.tokens.values()].filter((token) => !token.hidden).map((token) => token.name);
    const syntax = grammar.syntaxRules.map((rule) => {
        const { name, source, offset } = rule;
        return {
            name,
            kind: 'syntax',
            body: syntaxExpression(rule.body, rule, { literals, tokens, warnings }),
            source,
            offset,
        };
    });
    const derivable = pruneRules(syntax, new Set(unmade.map((use) => use.token)));
    const rules = [...derivable, ...literals.rules, ...lexer.rules, ...repeats.map(fragmentOf)];
    const lexerRules = [...literals.lexerRules, ...lexer.lexerRules];
    const start = startOf(grammar, rules, unmade);
    return { name: grammar.name, source: grammar.source, rules, start, lexerRules, warnings };
}
/** Separates second definitions: they are kept for the error message, but nothing is built from them. */
function splitRepeats(rules) {
    const names = new Set();
    const firsts = [];
    const repeats = [];
    for (const rule of rules) {
        (names.has(rule.name) ? repeats : firsts).push(rule);
        names.add(rule.name);
    }
    return { firsts, repeats };
}
function fragmentOf(rule) {
    const body = alt(rule.branches.map((branch) => lexicalExpression(branch.body, rule)));
    return { name: rule.name, kind: 'fragment', body, source: rule.source, offset: rule.offset };
}
function modeWarnings(grammar, modes) {
    return modes.unentered.map((mode) => {
        const rule = grammar.lexicalRules.find((candidate) => candidate.mode === mode);
        const location = rule.source.locationAt(rule.offset);
        const message = `no command enters the mode \`${mode}\`; code may do so`;
        return { severity: 'warning', code: 'antlr-unentered-mode', message, location };
    });
}
/** Returns the start rule; for a lexer grammar alone, its first token. */
function startOf(grammar, rules, unmade) {
    const start = startRule(grammar.syntaxRules);
    if (start === undefined)
        return rules.find((rule) => rule.kind === 'token')?.name;
    if (rules.some((rule) => rule.name === start.name))
        return start.name;
    const location = start.source.locationAt(start.offset);
    const hint = `add lexer rules for ${unmade.map(({ token }) => `\`${token}\``).join(', ')}`;
    const message = `no word can be derived from \`${start.name}\`: every alternative needs a token that no lexer rule produces`;
    throw new CoppiceError('antlr-unmade-token', message, { location, hint });
}
