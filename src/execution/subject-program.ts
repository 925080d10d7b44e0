import { nodeProgram, type NodeProgram } from '../processes/node-program.ts';

/** What a subject process starts with. Its hooks may have a thread of their own. */
export function subjectProgram(): NodeProgram {
  return nodeProgram('execution/subject/main', 'instrument/module-hooks/hook-thread');
}
