export function measureCpu(repeats, work) {
    return summarize(Array.from({ length: repeats }, () => timeCpu(work).cpuMs));
}
export function timeCpu(work) {
    const before = process.cpuUsage();
    const result = work();
    const { user, system } = process.cpuUsage(before);
    return { result, cpuMs: (user + system) / 1000 };
}
export function summarize(timesMs) {
    const sorted = [...timesMs].sort((a, b) => a - b);
    return {
        firstMs: timesMs[0],
        minMs: sorted[0],
        medianMs: sorted[sorted.length >> 1],
    };
}
