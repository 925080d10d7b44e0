import { dirname, join } from 'node:path';

import { nodeProgram, type NodeProgram } from '../../processes/node-program.ts';

interface SubjectProgram extends NodeProgram {
  /** The folder of the driver, which is between inputs and target. */
  readonly driven: string;
}

/** The program of a subject process. The module hooks may run in a separate thread. */
export function subjectProgram(): SubjectProgram {
  const program = nodeProgram('execution/subject/main', 'instrument/hooks/hook-thread');
  return { ...program, driven: join(dirname(program.entry), 'driven') };
}
