import MarkdownIt, { type Token } from 'markdown-it';
import { type Derivation, walkDerivation } from '../../../src/derivation/derivation.ts';
import { describeShippedGrammar } from './describe-shipped-grammar.ts';

/** The rules that mean each kind of token. */
const rulesOf: Readonly<Record<string, readonly string[]>> = {
  heading_open: ['atx_heading', 'setext_heading'],
  hr: ['thematic_break'],
  fence: ['fenced_code'],
  code_block: ['indented_code'],
  html_block: ['html_block'],
  table_open: ['table'],
  blockquote_open: ['quote'],
  list_item_open: ['dash_item', 'star_item', 'plus_item', 'ordered_item', 'inner_item'],
  paragraph_open: ['paragraph', 'quote_paragraph', 'item_paragraph', 'reference_example'],
  em_open: ['emphasis', 'star_emphasis', 'underscore_emphasis', 'strong_emphasis'],
  strong_open: ['strong', 'star_strong', 'underscore_strong', 'strong_emphasis'],
  s_open: ['strikethrough'],
  code_inline: ['code_span'],
  link_open: ['link', 'autolink', 'reference_link'],
  image: ['image'],
  html_inline: ['html_inline'],
  softbreak: ['soft_break', 'quote_break'],
  hardbreak: ['hard_break'],
};

const markdown = new MarkdownIt({ html: true });

// Any text is Markdown, so the constructs that the derivation means are compared with those that are read.
describeShippedGrammar(
  'markdown',
  (word, tree) => {
    const meant = constructsMeant(tree);
    const read = constructsRead(markdown.parse(word, {}));
    for (const kind of Object.keys(rulesOf)) {
      const [expected, found] = [meant.get(kind) ?? 0, read.get(kind) ?? 0];
      if (expected !== found) throw new Error(`${kind}: ${expected} meant, ${found} read`);
    }
  },
  'any',
);

function constructsMeant(tree: Derivation): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { node } of walkDerivation(tree)) {
    if (node.kind !== 'ref') continue;
    for (const [kind, rules] of Object.entries(rulesOf)) if (rules.includes(node.name)) count(counts, kind);
  }
  return counts;
}

function constructsRead(tokens: readonly Token[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const token of tokens) {
    count(counts, token.type);
    if (token.type === 'inline') for (const { type } of token.children ?? []) count(counts, type);
  }
  return counts;
}

function count(counts: Map<string, number>, kind: string): void {
  counts.set(kind, (counts.get(kind) ?? 0) + 1);
}
