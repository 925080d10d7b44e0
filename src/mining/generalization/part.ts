/** The right-hand side of a mined rule. `example` is a text, of a valid input, that the part stands for. */
export type Part =
  | { readonly kind: 'characters'; readonly set: ReadonlySet<string>; readonly example: string }
  | { readonly kind: 'symbol'; readonly symbol: string; readonly example: string }
  | { readonly kind: 'sequence'; readonly parts: readonly Part[] }
  | { readonly kind: 'repeat'; readonly part: Part; readonly min: 0 | 1; readonly max: number }
  | { readonly kind: 'choice'; readonly options: readonly Part[] };

/** What an instance of a rule consists of: its own characters, and the parts that calls consumed. */
export type RuleItem =
  | { readonly kind: 'character'; readonly text: string; readonly at: number }
  | {
      readonly kind: 'symbol';
      readonly symbol: string;
      /** The class of the text, which the symbol is or has among others. */
      readonly own: string;
      readonly text: string;
    };

export function joinedParts(parts: readonly Part[]): Part {
  const flat = parts.flatMap((part) => (part.kind === 'sequence' ? part.parts : [part]));
  return flat.length === 1 ? flat[0]! : { kind: 'sequence', parts: flat };
}

export function choiceOf(options: readonly Part[]): Part {
  return options.length === 1 ? options[0]! : options.length === 0 ? joinedParts([]) : { kind: 'choice', options };
}

/** A text that is equal for equal parts, whatever their examples are. */
export function partKey(part: Part): string {
  switch (part.kind) {
    case 'characters':
      return `[${[...part.set].toSorted().join('')}]`;
    case 'symbol':
      return `<${part.symbol}>`;
    case 'sequence':
      return `(${part.parts.map(partKey).join(' ')})`;
    case 'repeat':
      return `${partKey(part.part)}{${part.min},${part.max}}`;
    case 'choice':
      return `(${part.options.map(partKey).join('|')})`;
  }
}

/** The ends of all prefixes of the items, from one of the positions `starts` on, that the part matches. */
function endsOf(part: Part, items: readonly RuleItem[], starts: ReadonlySet<number>): ReadonlySet<number> {
  switch (part.kind) {
    case 'characters':
    case 'symbol': {
      const ends = new Set<number>();
      for (const at of starts) if (at < items.length && isItem(part, items[at]!)) ends.add(at + 1);
      return ends;
    }
    case 'sequence': {
      let ends = starts;
      for (const one of part.parts) ends = endsOf(one, items, ends);
      return ends;
    }
    case 'choice':
      return new Set(part.options.flatMap((option) => [...endsOf(option, items, starts)]));
    case 'repeat': {
      const ends = new Set(part.min === 0 ? starts : endsOf(part.part, items, starts));
      if (part.max === 1) return part.min === 0 ? new Set([...ends, ...endsOf(part.part, items, starts)]) : ends;
      let fresh: ReadonlySet<number> = ends;
      while (fresh.size > 0) {
        fresh = new Set([...endsOf(part.part, items, fresh)].filter((end) => !ends.has(end)));
        for (const end of fresh) ends.add(end);
      }
      return ends;
    }
  }
}

function isItem(part: Part, item: RuleItem): boolean {
  if (part.kind === 'characters') return item.kind === 'character' && part.set.has(item.text);
  return part.kind === 'symbol' && item.kind === 'symbol' && (item.symbol === part.symbol || item.own === part.symbol);
}

/** True if the part stands for this sequence of items. */
export function matches(part: Part, items: readonly RuleItem[]): boolean {
  return endsOf(part, items, new Set([0])).has(items.length);
}

/** Calls back for each symbol in a part. */
export function forEachSymbol(part: Part, visit: (symbol: string) => void): void {
  if (part.kind === 'symbol') visit(part.symbol);
  else if (part.kind === 'sequence') for (const one of part.parts) forEachSymbol(one, visit);
  else if (part.kind === 'choice') for (const one of part.options) forEachSymbol(one, visit);
  else if (part.kind === 'repeat') forEachSymbol(part.part, visit);
}
