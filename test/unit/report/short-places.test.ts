import { describe, expect, it } from 'vitest';

import { shortPlaces, withShortPlaces } from '../../../src/report/short-places.ts';

const folder = '../../home/me/.cache/coppice/packages';

describe('places in packages that were installed for a comparison', () => {
  it.each([
    [`${folder}/json5@2.2.1/node_modules/json5/lib/parse.js:12:3`, 'npm:json5@2.2.1/lib/parse.js:12:3'],
    [`${folder}/@scope+name@1.0.0/node_modules/@scope/name/a.js:1:2`, 'npm:@scope/name@1.0.0/a.js:1:2'],
    [`at f (${folder}/a@1/node_modules/b/c.js:1:2)`, 'at f (npm:a@1/node_modules/b/c.js:1:2)'],
    ['src/parse.ts:1:2', 'src/parse.ts:1:2'],
  ])('are named by package and version: %s', (text, short) => {
    expect(shortPlaces(text)).toBe(short);
  });

  it('are found in data, which is not copied without them', () => {
    const plain = { site: 'a.ts:1:2' };
    expect(withShortPlaces(plain)).toBe(plain);
    expect(withShortPlaces([{ site: `${folder}/a@1/node_modules/a/b.js:3:4` }])).toEqual([
      { site: 'npm:a@1/b.js:3:4' },
    ]);
  });
});
