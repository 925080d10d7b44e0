#!/usr/bin/env node
import { main } from '../dist/cli/main.js';

// What was printed has been handed on; whatever is still under way must not keep anybody waiting.
process.exit(await main(process.argv.slice(2)));
