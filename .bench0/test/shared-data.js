import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
/** The folder of public grammars and programs, which are read where they are and never copied; undefined if not there. */
export function sharedData() {
    const here = new URL('.', import.meta.url);
    // Beside the project, whether this runs as it stands or compiled into a folder of the project.
    const beside = ['../../shared/data', '../../../shared/data'].map((folder) => fileURLToPath(new URL(folder, here)));
    return [process.env['COPPICE_DATA'], ...beside].find((folder) => folder !== undefined && existsSync(path.join(folder)));
}
