import type { Engine } from '../../src/engine/engine.ts';
import type { Explorer } from '../../src/engine/explorer.ts';
import { cpuOfTree } from './cpu-of-tree.ts';

/** What the monitor of a campaign asked explorers for took this much CPU time, in milliseconds. */
export interface MonitorMeter {
  cpuMs: number;
}

/**
 * The engine, with a meter of the requests of the monitor: it asks which inputs are alike, and then runs them. Nothing else
 * asks this.
 */
export function meteredMonitor(engine: Engine, meter: MonitorMeter): Engine {
  return {
    openTarget: engine.openTarget,
    openExplorers: async (options, count) =>
      (await engine.openExplorers(options, count)).map((explorer) => metered(explorer, meter)),
  };
}

function metered(explorer: Explorer, meter: MonitorMeter): Explorer {
  let runsAlike = false;
  const measured = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const start = cpuOfTree(process.pid);
    const result = await work();
    meter.cpuMs += cpuOfTree(process.pid) - start;
    return result;
  };
  return {
    alike: async (input, candidates) => {
      const alike = await measured(() => explorer.alike(input, candidates));
      runsAlike = alike.length > 0;
      return alike;
    },
    run: (inputs) => {
      const isOfMonitor = runsAlike;
      runsAlike = false;
      return isOfMonitor ? measured(() => explorer.run(inputs)) : explorer.run(inputs);
    },
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
