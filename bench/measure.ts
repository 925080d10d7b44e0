/** CPU time of repeated work in milliseconds, for all threads of the process. */
export interface Measurement {
  /** Usually the slowest, because nothing is compiled yet. */
  readonly firstMs: number;
  readonly minMs: number;
  readonly medianMs: number;
}

export function measureCpu(repeats: number, work: () => void): Measurement {
  return summarize(Array.from({ length: repeats }, () => timeCpu(work).cpuMs));
}

export function timeCpu<T>(work: () => T): { readonly result: T; readonly cpuMs: number } {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return { result, cpuMs: (user + system) / 1000 };
}

export function summarize(timesMs: readonly number[]): Measurement {
  const sorted = [...timesMs].sort((a, b) => a - b);
  return {
    firstMs: timesMs[0]!,
    minMs: sorted[0]!,
    medianMs: sorted[sorted.length >> 1]!,
  };
}
