import { dirname, join } from 'node:path';
import { nodeProgram } from '../../processes/node-program.js';
/** The program of a subject process. The module hooks may run in a separate thread. */
export function subjectProgram() {
    const program = nodeProgram('execution/subject/main', 'instrument/hooks/hook-thread');
    return { ...program, driven: join(dirname(program.entry), 'driven') };
}
