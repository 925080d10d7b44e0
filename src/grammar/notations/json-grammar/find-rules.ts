import type { Cursor } from '../cursor.ts';
import { describeJson, type JsonMember, type JsonValue } from '../json/json-value.ts';
import { ruleName } from './rule-name.ts';

export interface FoundRules {
  readonly members: readonly JsonMember[];
  /** Defined if the file names the start rule. */
  readonly start: string | undefined;
}

/**
 * Finds the rules: the object of the file is the grammar or contains it, because some tools write `{ "[start]": "<a>",
 * "[grammar]": { … } }`. The two cannot be confused, because the value of a rule is a list.
 */
export function findRules(cursor: Cursor, value: JsonValue): FoundRules {
  if (value.kind !== 'object') {
    const hint = 'write `{ "<start>": ["…", …], … }`';
    throw cursor.error('json-not-a-grammar', `a grammar is an object, not ${describeJson(value)}`, hint, value.offset);
  }
  const inner = find(value.members, 'grammar');
  if (inner?.value.kind !== 'object') return { members: value.members, start: undefined };
  const start = find(value.members, 'start')?.value;
  for (const { key } of value.members) {
    if (/^\[?(?:grammar|start)\]?$/.test(key.text)) continue;
    cursor.warn('json-unknown-key', `\`${key.text}\` does not affect the language and is ignored`, key.offset);
  }
  return { members: inner.value.members, start: start?.kind === 'string' ? ruleName(start.text) : undefined };
}

function find(members: readonly JsonMember[], name: string): JsonMember | undefined {
  return members.find(({ key }) => key.text === name || key.text === `[${name}]`);
}
