import type { DerivationReport } from '../../../data/reported-grammar.ts';
import { h } from '../dom.ts';
import { linkTo } from '../view.ts';

/** A derivation as nested lists: rules lead to their diagrams, texts are the leaves. */
export function derivationTree(derivation: DerivationReport): HTMLElement {
  return h('ul', { class: 'derivation' }, item(derivation));
}

function item(part: DerivationReport): HTMLElement {
  if ('text' in part) return h('li', {}, h('code', { class: 'leaf' }, JSON.stringify(part.text)));
  const name = h('a', { href: linkTo('grammar', part.rule) }, part.rule);
  const [only] = part.children;
  if (part.children.length === 1 && only !== undefined && 'text' in only)
    return h('li', {}, name, ' ', h('code', { class: 'leaf' }, JSON.stringify(only.text)));
  return h('li', {}, name, h('ul', {}, ...part.children.map(item)));
}
