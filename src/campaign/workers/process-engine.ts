import type { Engine } from '../../engine/engine.ts';
import type { ExplorerOptions } from '../../engine/explorer-options.ts';
import { LocalExplorer } from '../../engine/local-explorer.ts';
import { openTarget } from '../../execution/open-target.ts';
import type { ExplorerSetup } from './explorer-messages.ts';
import { RemoteExplorer } from './remote-explorer.ts';

/** Runs the subject in processes of its own. One explorer works in this process; several have a process each. */
export const processEngine: Engine = {
  openTarget,
  openExplorers: async (options, count) => {
    if (count === 1) return [await LocalExplorer.open(options)];
    const setup = setupOf(options);
    return Array.from({ length: count }, () => new RemoteExplorer(setup, options.signal));
  },
};

function setupOf({ target, isolationOfNew, space, grammars = [], solver }: ExplorerOptions): ExplorerSetup {
  return {
    target,
    ...(isolationOfNew === undefined ? {} : { isolationOfNew }),
    ...(solver === undefined ? {} : { solver }),
    domains: space.domains,
    grammars: grammars.map(({ argument, source }) => {
      if (source === undefined) throw new RangeError('a grammar for several explorers needs a source');
      return { argument, source };
    }),
  };
}
