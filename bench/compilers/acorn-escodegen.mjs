import { parse } from 'acorn';
import escodegen from 'escodegen';

/** Parses the module and generates it again. */
export const compile = (text) => escodegen.generate(parse(text, { ecmaVersion: 2024, sourceType: 'module' }));
