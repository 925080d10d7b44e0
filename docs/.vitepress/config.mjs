import { readdirSync, readFileSync } from 'node:fs';

const read = (name) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');

/** The groups and links of `docs/README.md`, in its order. */
function documents() {
  const groups = [];
  for (const line of read('README.md').split('\n')) {
    const [, group] = /^\*\*(.+)\*\*$/u.exec(line) ?? [];
    if (group !== undefined) groups.push({ text: group, items: [] });
    for (const [, text, link] of line.matchAll(/\[([^\]]+)\]\(([^)]+\.md)\)/gu))
      groups.at(-1).items.push(item(text, link));
  }
  return groups;
}

function item(text, link) {
  return { text, link: new URL(link, 'file:///docs/').pathname.replace(/\.md$/u, '') };
}

/** Each decision by the title of its page, in the order of their numbers. */
function decisions() {
  const names = readdirSync(new URL('../decisions', import.meta.url)).filter((name) => /^\d/u.test(name));
  const inOrder = names.sort((a, b) => parseInt(a, 10) - parseInt(b, 10));
  const items = inOrder.map((name) => item(/^# (.*)$/mu.exec(read(`decisions/${name}`))[1], `decisions/${name}`));
  return { text: 'Decisions', items, collapsed: true };
}

// oxlint-disable-next-line import/no-default-export -- VitePress reads this
export default {
  title: 'Coppice',
  description: 'Grammar-based whitebox test generation for JavaScript and TypeScript',
  srcDir: '..',
  srcExclude: ['**/node_modules/**', 'test/**', 'dist/**', '.coppice/**'],
  rewrites: {
    'README.md': 'index.md',
    'docs/README.md': 'docs/index.md',
    'docs/decisions/README.md': 'docs/decisions/index.md',
  },
  cleanUrls: true,
  markdown: { html: false },
  themeConfig: {
    search: { provider: 'local' },
    nav: [
      { text: 'Tutorial', link: '/docs/tutorial' },
      { text: 'Documentation', link: '/docs/' },
      { text: 'Changes', link: '/CHANGELOG' },
    ],
    sidebar: [...documents(), decisions()],
    outline: [2, 3],
  },
};
