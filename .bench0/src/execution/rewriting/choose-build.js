import { concolicBuild } from '../../instrument/concolic/rewrite-concolic.js';
import { placingBuild } from '../../instrument/coverage/placing-build.js';
import { coverageBuild, nativeBuild } from '../../instrument/files/rewrite-file.js';
export function chooseBuild(name, choices) {
    const path = choices.pathArms === true ? 'arms' : choices.pathHash === true ? 'hash' : 'none';
    switch (name) {
        case 'native':
            return { name, build: nativeBuild };
        case 'placing':
            return { name, build: placingBuild };
        case 'coverage':
            return coverageOf(path, choices.wholeConditions === true);
        case 'concolic': {
            const { coverage = false, compound = true, calls = false, tokenizer } = choices;
            const chosen = { coverage, compound, calls, ...(tokenizer && { tokenizer: tokenizer }) };
            return { name: `concolic ${JSON.stringify(chosen)}`, build: concolicBuild(chosen) };
        }
    }
}
function coverageOf(path, wholeConditions) {
    const name = path === 'none' ? 'coverage' : `coverage+${path}${wholeConditions ? '+whole' : ''}`;
    return { name, build: coverageBuild({ path, wholeConditions }) };
}
