import path from 'node:path';
import { Cursor } from './cursor.js';
import { readJson } from './json/read-json.js';
import { checkStates } from './state-machine/check-states.js';
import { readStateModel } from './state-machine/read-state-model.js';
import { readTexts } from './state-machine/read-texts.js';
import { stateRules } from './state-machine/state-rules.js';
/**
 * Finite-state models of user interfaces, protocols and configurations as right-linear grammars: a state is a rule, and
 * a transition is one of its alternatives. Covering 1-paths covers the states, covering 2-paths the transitions.
 */
export const stateMachine = {
    name: 'finite-state model',
    extensions: ['.fsm.json'],
    read: readStateMachine,
};
function readStateMachine(source, siblings) {
    const cursor = new Cursor(source);
    const model = readStateModel(cursor, readJson(cursor));
    const final = checkStates(cursor, model);
    const texts = model.grammar === undefined ? undefined : readTexts(cursor, model.grammar, siblings);
    const rules = [...stateRules(cursor, model, final, texts?.rules), ...(texts?.rules ?? [])];
    const name = path.basename(source.file, '.fsm.json');
    return { name, source, rules, start: model.start.text, warnings: [...cursor.warnings, ...(texts?.warnings ?? [])] };
}
