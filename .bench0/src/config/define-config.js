/**
 * Gives a configuration its type.
 *
 * @example
 * ```ts
 * import { defineConfig } from 'coppice';
 *
 * export default defineConfig({ target: './src/parse.ts#parse', rejects: ['ParseError'] });
 * ```
 */
export function defineConfig(config) {
    return config;
}
