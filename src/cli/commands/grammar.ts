import type { CommandGroup } from '../command.ts';
import { check } from './grammar/check.ts';
import { convert } from './grammar/convert.ts';
import { count } from './grammar/count.ts';
import { cover } from './grammar/cover.ts';
import { generate } from './grammar/generate.ts';
import { list } from './grammar/list.ts';
import { parse } from './grammar/parse.ts';
import { show } from './grammar/show.ts';

export const grammarCommands: CommandGroup = {
  kind: 'group',
  name: 'grammar',
  summary: 'Work with a grammar alone: check it, count and produce its words, parse with it, measure what files cover.',
  members: [check, show, count, generate, parse, cover, convert, list],
};
