import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

import type { Command, CommandGroup } from '../../../src/cli/command.ts';
import { coppiceCommands } from '../../../src/cli/commands/coppice.ts';
import { readLibfuzzerArguments } from '../../../src/cli/commands/libfuzzer/libfuzzer-arguments.ts';
import { readArguments } from '../../../src/cli/read-arguments.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const pages = [
  'README.md',
  ...readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && !name.startsWith('decisions'))
    .map((name) => path.join('docs', name)),
];

/** The command lines of Coppice in the shell blocks and sessions of a page, up to a pipe, a redirection or a comment. */
function commandLines(page: string): readonly string[] {
  const blocks = [...readFileSync(path.join(root, page), 'utf8').matchAll(/```(?:sh|console)?\n([\s\S]*?)```/g)];
  return blocks
    .flatMap(([, block]) => block!.split('\n'))
    .flatMap((line) => /(?:^|[$;&|] |\$ )\s*(?:npx coppice|coppice|node bin\/coppice\.js) (.*)$/u.exec(line)?.[1] ?? [])
    .filter((rest) => !/^[A-Z]/u.test(rest));
}

/** The words of a command line as a shell reads them. */
function shellWords(line: string): readonly string[] {
  const words: string[] = [];
  for (const [word] of line.matchAll(/(?:"[^"]*"|'[^']*'|[^\s"'])+/gu)) {
    if (/^(?:#|\||;|&&|[12]?>)/u.test(word)) break;
    words.push(word.replaceAll(/"([^"]*)"|'([^']*)'/gu, '$1$2'));
  }
  return words;
}

async function commandOf(words: readonly string[], group: CommandGroup): Promise<[Command, readonly string[]]> {
  const [name, ...rest] = words;
  const member = group.members.find((known) => known.name === name);
  if (member === undefined) throw new Error(`there is no command ${group.name} ${name}`);
  return member.kind === 'group' ? commandOf(rest, member) : [await member.load(), rest];
}

describe('documented commands', () => {
  const lines = pages.flatMap((page) => commandLines(page).map((line) => [page, line] as const));

  it('are found in the documents', () => {
    expect(lines.length).toBeGreaterThan(60);
    expect(shellWords(`run "a b" --x='c' # said`)).toEqual(['run', 'a b', '--x=c']);
  });

  it.each(lines.filter(([, line]) => !line.endsWith('[options]')))(
    'in %s exist with their options: %s',
    async (_page, line) => {
      const words = shellWords(line);
      const [command, args] = await commandOf(words, coppiceCommands);
      // This command takes the flags of another tool.
      const read =
        words[0] === 'libfuzzer' ? readLibfuzzerArguments : (given: typeof args) => readArguments(given, command);
      expect(() => read(args)).not.toThrow();
    },
  );
});
