import { CSource } from '../../c-code/c-source.js';
import { KeywordRules } from './keyword-rules.js';
import { initial } from '../lex-file.js';
import { ActionReader } from './read-action.js';
import { RuleInterpreter } from './rule-interpreter.js';
/** Interprets the actions of a lex file: which tokens its rules return, and how they change the start condition. */
export function interpretRules(cursor, file, use) {
    const source = new CSource(file.code);
    const actions = new ActionReader(source, use.isToken, (name) => file.conditions.has(name));
    const understood = file.rules.map((rule) => ({ rule, meaning: actions.read(rule.action) }));
    const reached = reachedConditions(understood);
    for (const { name, offset } of file.conditions.values()) {
        if (reached.has(name))
            continue;
        const hint = 'only `BEGIN` and `yy_push_state` in actions are recognized';
        cursor.warn('lex-unreached-condition', `no action switches to \`${name}\`, so its rules are ignored`, offset, hint);
    }
    const keywords = new KeywordRules(file, use.isToken);
    const interpreter = new RuleInterpreter(cursor, file, use, { reached, keywords });
    const written = understood.flatMap(({ rule, meaning }) => interpreter.interpret(rule, meaning));
    const known = [...keywords.rules(returnedBy(written)), ...written];
    const returned = returnedBy(known);
    const endTokens = endTokensOf(understood, returned);
    const unseen = [...use.names].filter((name) => !returned.has(name) && !endTokens.has(name));
    return { rules: guessUnknown(cursor, known, unseen), endTokens };
}
function returnedBy(rules) {
    return new Set(rules.flatMap(({ outcome }) => (outcome.kind === 'tokens' ? outcome.keys : [])));
}
/** Returns the tokens that `<<EOF>>` returns and no text does. */
function endTokensOf(understood, returned) {
    const atEnd = understood.filter(({ rule }) => rule.pattern === undefined).flatMap(({ meaning }) => meaning.returns);
    return new Set(atEnd.flatMap((token) => (token.kind === 'token' && !returned.has(token.name) ? [token.name] : [])));
}
/** If exactly one rule returns an unknown token, it must be a token that no other rule returns. */
function guessUnknown(cursor, rules, unseen) {
    const open = rules.filter(({ outcome }) => outcome.kind === 'unknown');
    const guess = open.length === 1 ? unseen : [];
    const hint = 'write `return NAME;`, or define the called function in the lex file';
    for (const { offset } of open) {
        const taken = guess.length > 0 ? `; assuming ${guess.join(' or ')}` : '';
        cursor.warn('lex-unknown-token', `cannot determine which token this action returns${taken}`, offset, hint);
    }
    return rules.map((rule) => {
        if (rule.outcome.kind !== 'unknown')
            return rule;
        const { pattern, modes, modeActions, offset } = rule;
        const outcome = guess.length > 0 ? { kind: 'tokens', keys: guess } : { kind: 'error' };
        return { pattern, modes, modeActions, outcome, guarded: rule.guarded || guess.length > 1, offset };
    });
}
function reachedConditions(understood) {
    const reached = new Set([initial]);
    for (const condition of reached) {
        for (const { rule, meaning } of understood) {
            const to = meaning.switchesTo;
            const isSwitch = to !== undefined && (to.kind === 'set' || to.kind === 'push');
            if (isSwitch && rule.conditions.includes(condition))
                reached.add(to.condition);
        }
    }
    return reached;
}
