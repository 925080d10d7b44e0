import { describe, expect, it } from 'vitest';
import { buildGrammar } from '../../../../src/grammar/build-grammar.ts';
import { errorAtMark, readText, showRules, showWarnings } from './read-text.ts';

const door = {
  start: 'Open',
  final: ['Closed'],
  transitions: [
    { from: 'Open', to: 'Closed', label: 'close;' },
    { from: 'Closed', to: 'Open', label: 'open;' },
    { from: 'Closed', to: 'Closed', label: ['knock', ';'] },
  ],
};

function read(model: object): ReturnType<typeof readText> {
  return readText('m.fsm.json', JSON.stringify(model));
}

/** A model whose inline grammar ends with the rule. */
function modelWith(rule: string): string {
  const transitions = '[{ "from": "A", "to": "B", "label": "x" }]';
  return `{ "start": "A", "transitions": ${transitions},\n "grammar": ["a = \\"x\\" ;",\n "${rule}"] }`;
}

describe('finite-state models', () => {
  it('become right-linear grammars: a rule per state, an alternative per transition', () => {
    const draft = read(door);
    expect(showRules(draft)).toEqual(['Open = "close;" Closed', 'Closed = "open;" Open | "knock" ";" Closed | ']);
    expect([draft.name, buildGrammar(draft).start.name]).toEqual(['m', 'Open']);
  });

  it('end in the states without outgoing transitions if no final states are given', () => {
    const draft = read({ start: 'A', transitions: [{ from: 'A', to: 'End', label: 'x' }] });
    expect(showRules(draft)).toEqual(['A = "x" End', 'End = ']);
  });

  it('read one name as a list, and list states by first occurrence', () => {
    const draft = read({ ...door, final: 'Closed', states: ['Closed', 'Open'] });
    expect(draft.rules.map((rule) => rule.name)).toEqual(['Closed', 'Open']);
    expect(draft.start).toBe('Open');
  });

  it('use an inline grammar for texts in labels', () => {
    const grammar = ['city = "Oslo" | name ;', 'name = [a-z]+ ;'];
    const transitions = [{ from: 'A', to: 'B', label: 'type(<City>, <name>)' }];
    const draft = read({ start: 'A', transitions, grammar });
    expect(showRules(draft)).toEqual([
      'A = "type(" city ", " name ")" B',
      'B = ',
      'city = "Oslo" | name',
      'name = [a-z]+',
    ]);
    expect(showRules(read({ start: 'A', transitions, grammar: grammar.join(' ') }))).toEqual(showRules(draft));
  });

  it('locate errors of the inline grammar in the file', () => {
    expect(errorAtMark('m.fsm.json', modelWith('b = \\"\\\\n\\" ‸c ;'))).toBe('undefined-rule');
    expect(errorAtMark('m.fsm.json', modelWith('b = \\"\\u0041\\" ‸( ;'))).toBe('ebnf-unclosed-group');
  });

  it('warn of ignored and unreachable parts', () => {
    const transitions = [
      { from: 'A', to: 'B', label: '<x>', color: 'red' },
      { from: 'C', to: 'B', label: 'y' },
    ];
    const draft = read({ start: 'A', transitions, version: 1 });
    expect(draft.warnings.map(({ code }) => code)).toEqual([
      'fsm-unknown-key',
      'fsm-unknown-key',
      'fsm-unreachable-state',
      'fsm-text-without-grammar',
    ]);
    expect(showWarnings(draft)[2]).toBe('fsm-unreachable-state 1:87');
    expect(showRules(draft)[0]).toBe('A = "<x>" B');
  });

  it.each([
    ['‸[]', 'fsm-wrong-type'],
    ['‸{"transitions": []}', 'fsm-missing-key'],
    ['‸{"start": "A"}', 'fsm-missing-key'],
    ['{"start": ‸1, "transitions": []}', 'fsm-wrong-type'],
    ['{"start": "A", "transitions": ‸{}}', 'fsm-wrong-type'],
    ['{"start": "A", "transitions": [‸1]}', 'fsm-wrong-type'],
    ['{"start": "A", "transitions": [‸{"from": "A", "label": "x"}]}', 'fsm-missing-key'],
    ['{"start": "A", "transitions": [{"from": "A", "to": "B", "label": ‸1}]}', 'fsm-wrong-type'],
    ['{"start": "A", "transitions": [{"from": "A", "to": "B", "label": [‸1]}]}', 'fsm-wrong-type'],
    ['{"start": ‸"A", "transitions": []}', 'fsm-unknown-state'],
    ['{"start": ‸"Z", "transitions": [{"from": "A", "to": "B", "label": "x"}]}', 'fsm-unknown-state'],
    ['{"start": "A", "final": [‸"Q"], "transitions": [{"from": "A", "to": "A", "label": "x"}]}', 'fsm-unknown-state'],
    ['{"start": "A", "final": "A", "transitions": [{"from": "A", "to": ‸"Q", "label": "x"}]}', 'fsm-unknown-state'],
    ['{"start": "A", "states": ["A"], "transitions": [{"from": "A", "to": ‸"B", "label": "x"}]}', 'fsm-unknown-state'],
    ['{"start": ‸"A", "transitions": [{"from": "A", "to": "A", "label": "x"}]}', 'fsm-no-final-state'],
    ['{"start": "A", "transitions": [{"from": "A", "to": ‸"", "label": "x"}]}', 'fsm-empty-name'],
    ['{"start": "A", ‸"start": "B", "transitions": []}', 'fsm-duplicate-key'],
    [
      '{"start": "A", "transitions": [{"from": "A", "to": "B", "label": "‸<y>"}], "grammar": "x = ;"}',
      'fsm-unknown-text',
    ],
    [
      '{"start": "A", "states": ["A", ‸"B"], "final": "A", "transitions": [{"from": "A", "to": "B", "label": "x"}]}',
      'fsm-dead-end',
    ],
  ])('reject %s', (text, expected) => {
    expect(errorAtMark('m.fsm.json', text)).toBe(expected);
  });
});
