// A program that reads standard input and its arguments, for tests of targets without an export.
import { readFileSync } from 'node:fs';

const text = readFileSync(0, 'utf8');
if (text === 'quit') process.exit(3);
if (text === 'later') setImmediate(() => null.later);
if (text === 'boom' && process.argv[2] === '--now') null.boom;
