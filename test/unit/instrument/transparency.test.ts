import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { observe } from '../../instrumented.ts';

const folder = new URL('../../cases/transparency/', import.meta.url).pathname;

/** Programs follow lines of the form `//// what it is about`. */
function programsIn(file: string): [name: string, source: string][] {
  const parts = readFileSync(join(folder, file), 'utf8').split(/^\/\/\/\/ (.*)\n/mu);
  const programs: [string, string][] = [];
  for (let at = 1; at < parts.length; at += 2) programs.push([parts[at]!, parts[at + 1]!]);
  return programs;
}

for (const file of readdirSync(folder)) {
  describe(`${file}: the rewritten program behaves like the original`, () => {
    it.each(programsIn(file))('%s', async (_, source) => {
      const native = await observe(source, 'native');
      expect(await observe(source, 'concolic')).toEqual(native);
      expect(await observe(source, 'symbolic literals')).toEqual(native);
    });
  });
}
