import { h } from './dom.ts';
import { header } from './header.ts';
import { listenToKeys } from './keyboard.ts';
import { PageReport } from './report.ts';
import { linkTo, type View } from './view.ts';
import { engineView } from './views/engine.ts';
import { findingsView } from './views/findings.ts';
import { grammarView } from './views/grammar.ts';
import { inputsView } from './views/inputs.ts';
import { overview } from './views/overview.ts';
import { sourceView } from './views/source.ts';
import { treeView } from './views/tree.ts';

const allViews: readonly View[] = [overview, sourceView, findingsView, inputsView, grammarView, treeView, engineView];

/** Shows the view that the address names. */
function start(report: PageReport): void {
  const views = allViews.filter((view) => view.isPresent?.(report) ?? true);
  const main = h('main', { id: 'main', tabindex: '-1' });
  const tabs = views.map((view) => tabOf(view, report));
  const nav = h('nav', { class: 'tabs', 'aria-label': 'pages' }, ...tabs);
  document.getElementById('page')?.replaceChildren(header(report.data), nav, main);
  const show = (): void => {
    const [, name = '', detail = ''] = /^#\/([^/]*)\/?(.*)$/u.exec(location.hash) ?? [];
    const view = views.find((each) => each.name === name) ?? overview;
    for (const [i, tab] of tabs.entries()) {
      if (views[i] !== view) tab.removeAttribute('aria-current');
      else {
        tab.setAttribute('aria-current', 'page');
        // On a narrow screen the tabs are wider than the page.
        nav.scrollLeft = tab.offsetLeft - (nav.clientWidth - tab.offsetWidth) / 2;
      }
    }
    main.replaceChildren(view.render(report, decoded(detail)));
    if (detail === '') scrollTo(0, 0);
  };
  addEventListener('hashchange', show);
  listenToKeys((index) => {
    const view = views[index];
    if (view !== undefined) location.hash = linkTo(view.name);
  });
  printEverything(views, report, main, show);
  show();
}

function tabOf(view: View, report: PageReport): HTMLElement {
  const count = view.count?.(report);
  return h(
    'a',
    { href: linkTo(view.name) },
    view.title,
    count !== undefined && h('span', { class: 'tab-count' }, count.toLocaleString('en')),
  );
}

/** On paper there are no tabs: all views are printed, one after the other. */
function printEverything(views: readonly View[], report: PageReport, main: HTMLElement, show: () => void): void {
  addEventListener('beforeprint', () => {
    main.replaceChildren(
      ...views.flatMap((view) => [h('h1', { class: 'print-title' }, view.title), view.render(report, '')]),
    );
    for (const details of main.querySelectorAll('details')) details.open = true;
  });
  addEventListener('afterprint', show);
}

/** The address may have been edited by hand. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

start(await PageReport.read());
