import { loadModule, parseSync } from 'libpg-query';
import { describeShippedGrammar } from './describe-shipped-grammar.ts';

await loadModule();

// PostgreSQL takes a query without columns.
describeShippedGrammar('sql-select', (word) => parseSync(word), ['select']);
