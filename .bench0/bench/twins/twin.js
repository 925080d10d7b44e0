import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages } from '../slowdown/install-packages.js';
export const twins = {
    bc: () => ({ name: 'bc', file: 'examples/bc/bc.ts', exportName: 'bc', grammar: 'examples/bc/bc.ebnf' }),
    logictree: () => ({
        name: 'logictree',
        file: 'examples/logic/logic.ts',
        exportName: 'logic',
        grammar: 'examples/logic/logic.ebnf',
    }),
    cuetools: () => {
        const folder = installPackages(['cue-parser@0.3.0']);
        const [file, files] = ['cue.mjs', 'cue-files.mjs'].map((name) => {
            const copy = join(folder, name);
            copyFileSync(join('bench/twins', name), copy);
            return copy;
        });
        return {
            name: 'cuetools',
            file,
            exportName: 'parse',
            grammar: 'bench/twins/cue.ebnf',
            execution: {
                models: { 'node:fs#existsSync': `${files}#existsSync`, 'node:fs#readFileSync': `${files}#readFileSync` },
                packages: { except: ['chardet'] },
            },
        };
    },
    lua: () => ({ name: 'lua', file: 'bench/portfolio/wrappers/fengari.mjs', exportName: 'run', grammar: 'lua' }),
    wuftpd: () => ({
        name: 'wuftpd',
        file: 'examples/ftp-server/server.ts',
        exportName: 'serve',
        grammar: 'examples/ftp-server/ftp-server.ebnf',
    }),
};
