import { h } from './dom.ts';

const themes = ['auto', 'light', 'dark'] as const;
type Theme = (typeof themes)[number];

let current: Theme = 'auto';

/** Changes to the next theme; `auto` is that of the system. */
export function nextTheme(): void {
  current = themes[(themes.indexOf(current) + 1) % themes.length]!;
  if (current === 'auto') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = current;
  for (const button of document.querySelectorAll('.theme-button')) button.textContent = labelOf(current);
  document.dispatchEvent(new Event('theme'));
}

export function themeButton(): HTMLElement {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () =>
    document.dispatchEvent(new Event('theme')),
  );
  return h(
    'button',
    { type: 'button', class: 'chip theme-button', title: 'change the theme (t)', click: nextTheme },
    labelOf(current),
  );
}

function labelOf(theme: Theme): string {
  return { auto: '\u25d0 auto', light: '\u25cb light', dark: '\u25cf dark' }[theme];
}
