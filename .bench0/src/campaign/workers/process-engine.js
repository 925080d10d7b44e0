import { LocalExplorer } from '../../engine/local-explorer.js';
import { openTarget } from '../../execution/open-target.js';
import { RemoteExplorer } from './remote-explorer.js';
/** Runs the subject in processes of its own. One explorer works in this process; several have a process each. */
export const processEngine = {
    openTarget,
    openExplorers: async (options, count) => {
        if (count === 1)
            return [await LocalExplorer.open(options)];
        const setup = setupOf(options);
        return Array.from({ length: count }, () => new RemoteExplorer(setup, options.signal));
    },
};
function setupOf({ target, isolationOfNew, space, grammars = [], solver }) {
    return {
        target,
        ...(isolationOfNew === undefined ? {} : { isolationOfNew }),
        ...(solver === undefined ? {} : { solver }),
        domains: space.domains,
        grammars: grammars.map(({ argument, source }) => {
            if (source === undefined)
                throw new RangeError('a grammar for several explorers needs a source');
            return { argument, source };
        }),
    };
}
