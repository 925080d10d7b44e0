/** Verbs at the start of names of functions that say nothing about what they read. */
const verbs = /^(?:_|\$)*(?:parse|read|scan|consume|eat|lex|match|accept|get|on|visit|handle|do|try)(?=[A-Z_\d])_*/u;

/** Gives each rule a name of its own: that of its function, without the verb. */
export class RuleNames {
  readonly #taken = new Set<string>();

  take(functionName: string, isIteration: boolean): string {
    const last = functionName.split(/[.#\s]/u).at(-1) ?? '';
    const bare = last.replace(verbs, '').replaceAll(/[^\p{L}\p{N}_]/gu, '');
    const noun = bare === '' ? 'rule' : bare[0]!.toLowerCase() + bare.slice(1);
    const wanted = (/^\p{L}/u.test(noun) ? noun : `rule${noun}`) + (isIteration ? 'Part' : '');
    let name = wanted;
    for (let n = 2; this.#taken.has(name); n++) name = `${wanted}${n}`;
    this.#taken.add(name);
    return name;
  }
}
