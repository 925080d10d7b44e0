import { describe, expect, it } from 'vitest';

import { freshNames } from '../../../src/instrument/concolic/fresh-names.ts';
import { RuntimeCode } from '../../../src/instrument/concolic/runtime-code.ts';

const runtime = new RuntimeCode(freshNames('', ''));

describe('the code that uses the runtime', () => {
  it('calls methods of the runtime and of its parts', () => {
    expect(runtime.call('leave', 'frame', 'value')).toBe('$_.leave(frame, value)');
    expect(runtime.call('throws.defined', 12, 'value', 'shadow')).toBe('$_.throws.defined(12, value, shadow)');
    expect(runtime.call('returnedToNative')).toBe('$_.returnedToNative()');
  });

  it('may leave out optional arguments', () => {
    expect(runtime.call('collect')).toBe('$_.collect()');
    expect(runtime.call('collect', 'source')).toBe('$_.collect(source)');
  });

  it('reads state and writes registers', () => {
    expect(runtime.get('live')).toBe('$_.live');
    expect(runtime.get('setters.any')).toBe('$_.setters.any');
    expect(runtime.set('returned', 0)).toBe('$_.returned = 0');
  });
});

/** Never called: the compiler checks that each line is an error. */
export function rejected(): void {
  // @ts-expect-error The contract lists no such member.
  runtime.call('unknown', 'value');
  // @ts-expect-error The part has no such member.
  runtime.call('throws.unknown', 12, 'value', 'shadow');
  // @ts-expect-error Too few arguments.
  runtime.call('leave', 'frame');
  // @ts-expect-error Too many arguments.
  runtime.call('leave', 'frame', 'value', 'shadow');
  // @ts-expect-error State is not a method.
  runtime.call('live');
  // @ts-expect-error A method is called, not read.
  runtime.get('leave');
  // @ts-expect-error A part is not read, only its members.
  runtime.get('setters');
  // @ts-expect-error State is not written.
  runtime.set('live', 1);
}
