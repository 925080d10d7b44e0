import { h } from './dom.ts';
import { nextTheme } from './theme.ts';

const keys: readonly (readonly [string, string])[] = [
  ['1 to 7', 'open a page'],
  ['j, k', 'next and previous branch, finding, input'],
  ['o, Enter', 'open it'],
  ['/', 'filter'],
  ['t', 'change the theme'],
  ['?', 'show these keys'],
  ['Esc', 'leave the filter, close this'],
];

const steps = '.mark:not(.dimmed), .finding:not([hidden]) > summary, .list nav a:not([hidden])';

/** `open` opens the page with a number. */
export function listenToKeys(open: (index: number) => void): void {
  const help = h(
    'dialog',
    { class: 'help', 'aria-label': 'keys' },
    h('h2', {}, 'Keys'),
    h('dl', { class: 'facts' }, ...keys.flatMap(([key, says]) => [h('dt', {}, h('kbd', {}, key)), h('dd', {}, says)])),
    h('form', { method: 'dialog' }, h('button', { class: 'chip' }, 'close')),
  );
  // Policies for forms apply to dialogs, too: the button closes it without submitting.
  help.querySelector('button')?.addEventListener('click', (event) => {
    event.preventDefault();
    help.close();
  });
  document.body.append(help);
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const field = event.target instanceof HTMLInputElement ? event.target : undefined;
    if (field !== undefined) {
      if (event.key === 'Escape') field.blur();
      return;
    }
    if (/^[1-9]$/u.test(event.key)) open(Number(event.key) - 1);
    else if (event.key === 't') nextTheme();
    else if (event.key === '?') help.showModal();
    else if (event.key === '/') document.querySelector<HTMLInputElement>('main .filter')?.focus();
    else if (event.key === 'j' || event.key === 'k') step(event.key === 'j' ? 1 : -1);
    else if (event.key === 'o' && document.activeElement instanceof HTMLElement) document.activeElement.click();
    else return;
    event.preventDefault();
  });
}

/** Moves the focus among what can be opened on the page. */
function step(by: number): void {
  const all = [...document.querySelectorAll<HTMLElement>(`main :is(${steps})`)];
  const at = all.findIndex((element) => element === document.activeElement);
  const next = all[at === -1 ? (by > 0 ? 0 : all.length - 1) : Math.min(all.length - 1, Math.max(0, at + by))];
  next?.focus();
  next?.scrollIntoView({ block: 'center' });
}
