import { area, type Shape } from './area.js';
import { Kind } from './kind';

namespace Names {
  export const prefix = 'shape';
}

class Reader {
  constructor(
    private readonly text: string,
    readonly strict = false,
  ) {}

  read(): Shape | undefined {
    const [kind, size] = this.text.split(' ') as [string, string];
    if (kind === Kind.Circle) return { kind: Kind.Circle, size: Number(size) };
    if (this.strict) {
      throw new RangeError(`no ${Names.prefix} ${kind}`);
    }
    return undefined;
  }
}

export function target(text: string): number | null {
  const shape = new Reader(text, text.startsWith('!')).read();
  if (text === 'crash') {
    const missing = undefined as unknown as Shape;
    return missing.size!;
  }
  return shape ? area(shape) : null;
}
