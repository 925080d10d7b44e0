import path from 'node:path';
import type { SourceText } from '../../core/text/source-text.ts';
import type { GrammarDraft } from '../grammar-draft.ts';
import { Cursor } from './cursor.ts';
import { readJson } from './json/read-json.ts';
import type { Notation, Siblings } from './notation.ts';
import { checkStates } from './state-machine/check-states.ts';
import { readStateModel } from './state-machine/read-state-model.ts';
import { readTexts } from './state-machine/read-texts.ts';
import { stateRules } from './state-machine/state-rules.ts';

/**
 * Finite-state models of user interfaces, protocols and configurations as right-linear grammars: a state is a rule, and
 * a transition is one of its alternatives. Covering 1-paths covers the states, covering 2-paths the transitions.
 */
export const stateMachine: Notation = {
  name: 'finite-state model',
  extensions: ['.fsm.json'],
  read: readStateMachine,
};

function readStateMachine(source: SourceText, siblings: Siblings): GrammarDraft {
  const cursor = new Cursor(source);
  const model = readStateModel(cursor, readJson(cursor));
  const final = checkStates(cursor, model);
  const texts = model.grammar === undefined ? undefined : readTexts(cursor, model.grammar, siblings);
  const rules = [...stateRules(cursor, model, final, texts?.rules), ...(texts?.rules ?? [])];
  const name = path.basename(source.file, '.fsm.json');
  return { name, source, rules, start: model.start.text, warnings: [...cursor.warnings, ...(texts?.warnings ?? [])] };
}
