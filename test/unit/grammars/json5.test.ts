import JSON5 from 'json5';
import { vi } from 'vitest';
import { describeShippedGrammar } from './describe-shipped-grammar.ts';

// It warns of U+2028 in strings, which JSON5 allows and the grammar derives.
vi.spyOn(console, 'warn').mockImplementation(() => {});

describeShippedGrammar('json5', (word) => JSON5.parse(word));
