import { dirname, join } from 'node:path';

import { nodeProgram, type NodeProgram } from '../../processes/node-program.ts';

interface SubjectProgram extends NodeProgram {
  /** The folder of what stands between inputs and target. */
  readonly driven: string;
}

/** What a subject process starts with. Its hooks may have a thread of their own. */
export function subjectProgram(): SubjectProgram {
  const program = nodeProgram('execution/subject/main', 'instrument/hooks/hook-thread');
  return { ...program, driven: join(dirname(program.entry), 'driven') };
}
