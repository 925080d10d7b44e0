import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { coppice, temporaryFolder } from './coppice.ts';

const folder = temporaryFolder();
const target = path.join(folder, 'good.ts');
writeFileSync(target, 'export function f(s: string) { return s.length > 3 ? 1 : 2; }\n');
mkdirSync(path.join(folder, 'configs'));

interface Case {
  readonly name: string;
  readonly config: string;
  readonly code: string;
  /** `line:column` in the configuration. */
  readonly at?: string;
  readonly hint?: RegExp;
  readonly says?: RegExp;
}

const configs: readonly Case[] = [
  {
    name: 'exits',
    config: 'process.exit(0);\nexport default {};\n',
    code: 'config-failed',
    says: /process\.exit\(0\)/,
  },
  { name: 'throws', config: '\nthrow new Error("no");\nexport default {};\n', code: 'config-failed', at: '2:7' },
  {
    name: 'never ends',
    config: 'export default {};\nfor (;;) ;\n',
    code: 'config-failed',
    says: /never-ends\.config\.ts. did not finish loading within 5 s/,
    hint: /loop that never ends/,
  },
  {
    name: 'never settles',
    config: 'await new Promise(() => {});\nexport default {};\n',
    code: 'config-failed',
    says: /did not finish loading/,
    hint: /await/,
  },
  { name: 'does not parse', config: 'export default { runs: };\n', code: 'syntax', at: '1:24' },
  { name: 'has wrong types', config: 'export default { workers: 1e9 };\n', code: 'malformed-config', at: '1:18' },
  { name: 'exports nothing', config: 'export const x = 1;\n', code: 'malformed-config', hint: /defineConfig/ },
];

describe('a configuration', () => {
  for (const { name, config, code, at, hint, says } of configs) {
    it(`that ${name} is ${code}`, () => {
      const file = path.join(folder, 'configs', `${name.replaceAll(' ', '-')}.config.ts`);
      writeFileSync(file, config);
      const args = ['run', `${target}#f`, '--config', file, '--time', '20s', '--out', path.join(folder, 'out')];
      const { status, stderr } = coppice(args);
      expect(stderr).toContain(`error ${code}: `);
      expect(status).toBe(2);
      if (at !== undefined) {
        expect(stderr).toContain(`${path.basename(file)}:${at} error`);
        expect(stderr).toMatch(/^> +\d+ \| /mu);
      }
      if (hint !== undefined) expect(/^hint: .*$/mu.exec(stderr)?.[0]).toMatch(hint);
      if (says !== undefined) expect(stderr).toMatch(says);
    });
  }
});
