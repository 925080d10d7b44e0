import type { CommandGroup } from '../command.ts';
import { doctor } from './doctor.ts';
import { grammarCommands } from './grammar.ts';
import { init } from './init.ts';
import { minimizeCommand } from './minimize.ts';
import { replay } from './replay.ts';
import { run } from './run.ts';
import { suite } from './suite.ts';

export const coppice: CommandGroup = {
  kind: 'group',
  name: 'coppice',
  summary: 'Coppice finds the inputs your parser, interpreter, compiler or validator has never seen.',
  members: [run, replay, minimizeCommand, suite, grammarCommands, init, doctor],
};
