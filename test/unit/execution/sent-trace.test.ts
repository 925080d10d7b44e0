import { describe, expect, it } from 'vitest';

import type { TraceConstant } from '../../../src/core/raw-trace.ts';
import { TraceReceiver, type SentTrace } from '../../../src/execution/outcome/sent-trace.ts';

function sent(constantsBefore: number, constants: readonly TraceConstant[]): SentTrace {
  const words = new Int32Array(4);
  const nothing = { base: 0, nodeCount: 0, eventCount: 0, stale: 0, staleSites: [] };
  return { ...nothing, nodes: words, events: words, samples: words, constants, constantsBefore };
}

describe('TraceReceiver', () => {
  it('gives all traces of a process one list of constants', () => {
    const receiver = new TraceReceiver();
    const first = receiver.receive(sent(0, ['a', 1]));
    const second = receiver.receive(sent(2, [null]));
    expect(second.constants).toEqual(['a', 1, null]);
    expect(first.constants).toBe(second.constants);
  });

  it('leaves earlier traces theirs when the process begins another list', () => {
    const receiver = new TraceReceiver();
    const first = receiver.receive(sent(0, ['a']));
    expect(receiver.receive(sent(0, ['b'])).constants).toEqual(['b']);
    expect(first.constants).toEqual(['a']);
  });

  it('notices that a trace is missing', () => {
    const receiver = new TraceReceiver();
    receiver.receive(sent(0, ['a']));
    expect(() => receiver.receive(sent(2, ['b']))).toThrow(RangeError);
  });
});
