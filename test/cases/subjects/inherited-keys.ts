/** Looks up an action by name; every object also has the methods of `Object.prototype`. */
export function act(name: string): string {
  const actions: Record<string, () => unknown> = { go: () => 'gone' };
  return String(actions[name]?.() ?? 'no such action');
}
