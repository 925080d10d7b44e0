import { expect, it } from 'vitest';

import type { TemplateDomain } from '../../../src/constraint/domains/domain.ts';
import type { RunInput } from '../../../src/execution/input/run-input.ts';
import { InputSpace } from '../../../src/engine/input-space.ts';
import { LocalExplorer } from '../../../src/engine/local-explorer.ts';

it('a hole of any length is filled with as many letters as violate a property, without a decision for each', async () => {
  const target = {
    file: 'examples/ftp.ts',
    exportName: 'resolveCommand',
    properties: [{ kind: 'check', file: 'examples/ftp.check.ts', exportName: 'fits' }],
  } as const;
  const template: TemplateDomain = {
    kind: 'template',
    parts: [
      { kind: 'text', text: 'RETR l/' },
      { kind: 'hole', length: 1, minLength: 0, maxLength: 4096, language: { kind: 'pattern', source: '[a-z]+' } },
      { kind: 'text', text: '\r\n' },
    ],
  };
  const input: RunInput = { kind: 'text', text: 'RETR l/x\r\n', template };
  const explorer = await LocalExplorer.open({ target, space: new InputSpace([{ kind: 'string', maxLength: 4096 }]) });
  const [recording] = await explorer.record([input]);
  const { sites = [] } = recording!.path ?? {};
  const { flips } = await explorer.solve(input, [{ kind: 'decision', index: sites.length - 1, taken: 0 }], {
    effort: 'quick',
    onlyWords: false,
  });
  const broken = flips[0]?.input as RunInput & { kind: 'text' };
  expect(broken.text).toMatch(/^RETR l\/[a-z]{1000}\r\n$/);
  const [again] = await explorer.record([broken]);
  const [run] = await explorer.run([broken]);
  expect(run?.outcome).toMatchObject({ kind: 'failed', failure: { kind: 'property' } });
  expect(again?.path?.sites).toHaveLength(sites.length);
  await explorer.close();
});
