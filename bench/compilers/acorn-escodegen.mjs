import { parse } from 'acorn';
import escodegen from 'escodegen';

/** The module, read and written again. */
export const compile = (text) => escodegen.generate(parse(text, { ecmaVersion: 2024, sourceType: 'module' }));
