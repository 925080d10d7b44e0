import { existsSync, readFileSync, statSync } from 'node:fs';
import { register } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { CoppiceError } from '../core/coppice-error.ts';
import { SourceText } from '../core/source-text.ts';
import { checkConfig } from './check-config.ts';
import { noConfig, type LoadedConfig } from './loaded-config.ts';

const names = ['ts', 'mts', 'js', 'mjs', 'cjs', 'json'].map((ending) => `coppice.config.${ending}`);

/** The configuration named, or the nearest one from the working directory upwards, or none. */
export async function loadConfig(named: string | undefined, from = process.cwd()): Promise<LoadedConfig> {
  if (named !== undefined && !existsSync(named)) {
    throw new CoppiceError('no-such-file', `there is no file ${named}`, {
      hint: '--config takes a configuration file',
    });
  }
  const file = named === undefined ? nearestConfig(from) : resolve(named);
  if (file === undefined) return noConfig;
  const text = readFileSync(file, 'utf8');
  return checkConfig(file.endsWith('.json') ? parseJson(file, text) : await importDefault(file), file, text);
}

function nearestConfig(from: string): string | undefined {
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    const found = names
      .map((name) => join(folder, name))
      .find((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
    if (found !== undefined || folder === dirname(folder)) return found;
  }
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    const message = (cause as Error).message;
    const at = Number(/position (?<at>\d+)/u.exec(message)?.groups?.['at'] ?? text.length);
    const location = new SourceText(file, text).locationAt(at);
    throw new CoppiceError('malformed-config', `this is no JSON: ${message}`, { location, cause });
  }
}

let areHooksIn = false;

async function importDefault(file: string): Promise<unknown> {
  if (!areHooksIn) register(new URL('./config-hooks.js', import.meta.url));
  areHooksIn = true;
  try {
    const namespace = (await import(pathToFileURL(file).href)) as { readonly default?: unknown };
    const exported = namespace.default;
    const isTranspiled = typeof exported === 'object' && exported !== null && '__esModule' in exported;
    return isTranspiled ? (exported as unknown as { readonly default?: unknown }).default : exported;
  } catch (cause) {
    const { name, message } = cause as Error;
    throw new CoppiceError('config-failed', `\`${file}\` does not load: ${name}: ${message}`, { cause });
  }
}
