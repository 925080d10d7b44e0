/** A grammar with what the corpus covers of it. */
export interface ReportedGrammar {
  readonly name: string;
  readonly start: string;
  readonly rules: readonly GrammarRuleReport[];
  /** Number of texts of the corpus that are words of the grammar, of all that could be parsed or rejected in time. */
  readonly words: { readonly parsed: number; readonly of: number };
  /** k-path coverage of the corpus by k, as decimal strings. */
  readonly kPaths: Readonly<Record<string, { readonly covered: string; readonly total: string }>>;
  /** Derivation trees of inputs of the corpus, by input id; only of the first, and only small ones. */
  readonly derivations: Readonly<Record<string, DerivationReport>>;
}

/** A rule; its body is a diagram. */
export interface GrammarRuleReport {
  readonly name: string;
  readonly body: DiagramNode;
}

/**
 * A part of a rule. `count` is how often the corpus uses it; `paths` are the pairs of it and a symbol below it, which
 * are the 2-paths that begin here: covered and all.
 */
export type DiagramNode =
  | { readonly kind: 'literal' | 'class'; readonly text: string; readonly count: number }
  | {
      readonly kind: 'rule';
      readonly text: string;
      readonly count: number;
      readonly paths?: { readonly covered: number; readonly total: number };
    }
  | { readonly kind: 'sequence' | 'choice'; readonly items: readonly DiagramNode[] }
  | { readonly kind: 'repeat'; readonly item: DiagramNode; readonly min: number; readonly max?: number };

/** A derivation tree: a rule with children, or a text. */
export type DerivationReport =
  { readonly rule: string; readonly children: readonly DerivationReport[] } | { readonly text: string };
