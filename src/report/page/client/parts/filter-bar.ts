import { h } from '../dom.ts';

/** A field and chips that filter a list. `apply` hides what does not match, and returns how many are shown. */
export function filterBar(
  kinds: readonly string[],
  label: string,
  apply: (text: string, kind: string | undefined) => number,
): HTMLElement {
  const field = h('input', { type: 'search', class: 'filter', placeholder: `${label}  (/)`, 'aria-label': label });
  const shown = h('span', { class: 'muted', role: 'status' });
  let kind: string | undefined;
  const update = (): void => {
    const count = apply(field.value.toLowerCase(), kind);
    shown.textContent = field.value === '' && kind === undefined ? '' : `${count} shown`;
  };
  field.addEventListener('input', update);
  const chips = kinds.map((name) => {
    const chip = h('button', { type: 'button', class: 'chip', 'aria-pressed': 'false' }, name);
    chip.addEventListener('click', () => {
      kind = kind === name ? undefined : name;
      for (const other of chips) other.setAttribute('aria-pressed', String(other.textContent === kind));
      update();
    });
    return chip;
  });
  return h('div', { class: 'filter-bar' }, field, ...(kinds.length > 1 ? chips : []), shown);
}
