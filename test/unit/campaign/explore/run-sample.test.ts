import { describe, expect, it } from 'vitest';

import { RunSample } from '../../../../src/campaign/explore/run-sample.ts';

function sampleOf(count: number, seed: string): readonly number[] {
  const sample = new RunSample(seed);
  for (let i = 0; i < count; i++) sample.note({ kind: 'text', text: String(i) });
  return sample.inputs.map((input) => (input.kind === 'text' ? Number(input.text) : NaN));
}

describe('a sample of runs', () => {
  it('has all of a few, and as many of more, the same for the same seed', () => {
    expect(sampleOf(100, 'a')).toEqual(Array.from({ length: 100 }, (_, i) => i));
    expect(sampleOf(10_000, 'a')).toHaveLength(256);
    expect(sampleOf(10_000, 'a')).toEqual(sampleOf(10_000, 'a'));
    expect(sampleOf(10_000, 'b')).not.toEqual(sampleOf(10_000, 'a'));
  });

  it('takes early ones and late ones alike', () => {
    const means = Array.from({ length: 20 }, (_, seed) => {
      const sample = sampleOf(10_000, String(seed));
      return sample.reduce((sum, number) => sum + number, 0) / sample.length;
    });
    const mean = means.reduce((sum, each) => sum + each, 0) / means.length;
    expect(mean).toBeGreaterThan(4800);
    expect(mean).toBeLessThan(5200);
  });
});
