import type { Engine } from '../../src/engine/engine.ts';
import type { Explorer } from '../../src/engine/explorer.ts';

/** The engine with explorers that know no inputs that are alike, so that the monitor of a campaign has none to run. */
export function withoutMonitor(engine: Engine): Engine {
  return {
    openTarget: engine.openTarget,
    openExplorers: async (options, count) => (await engine.openExplorers(options, count)).map(unwatched),
  };
}

function unwatched(explorer: Explorer): Explorer {
  return {
    alike: () => Promise.resolve([]),
    run: (inputs) => explorer.run(inputs),
    record: (inputs) => explorer.record(inputs),
    solve: (input, flips, mode) => explorer.solve(input, flips, mode),
    patterns: (input) => explorer.patterns(input),
    receiving: (input, index, text) => explorer.receiving(input, index, text),
    tables: () => explorer.tables(),
    siteText: (site) => explorer.siteText(site),
    tokens: () => explorer.tokens(),
    close: () => explorer.close(),
  };
}
