import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { CoppiceError } from '../core/coppice-error.ts';
import type { Reporter } from './reporter.ts';
import { reportFormatNames, reportFormats, type ReportFormat } from './report-formats.ts';

/** Loads a declared format by its name, or a reporter of the user's by the path of its module. */
export async function loadReporter(name: string): Promise<Reporter> {
  if (isFormat(name)) return reportFormats[name].load();
  if (!/[./\\]/u.test(name)) {
    throw new CoppiceError('bad-value', `there is no reporter \`${name}\``, {
      hint: `give one of ${['default', ...reportFormatNames].join(', ')}, or the path of a module, such as ./my-reporter.mjs`,
    });
  }
  if (!existsSync(name)) {
    throw new CoppiceError('no-such-file', `the reporter \`${name}\` does not exist`, {
      hint: 'a reporter is a module with a function `report`; its path is relative to the working directory',
    });
  }
  const loaded = await imported(name);
  const reporter = [loaded, loaded['default']].find(isReporter);
  if (reporter !== undefined) return reporter;
  throw new CoppiceError('bad-reporter', `\`${name}\` exports no function \`report\``, {
    hint: 'export function report(data) { return text; }, and `fileName` if the text shall be written to a file',
  });
}

async function imported(name: string): Promise<Record<string, unknown>> {
  try {
    return (await import(pathToFileURL(path.resolve(name)).href)) as Record<string, unknown>;
  } catch (cause) {
    throw new CoppiceError('bad-reporter', `\`${name}\` cannot be loaded: ${(cause as Error).message}`, { cause });
  }
}

function isFormat(name: string): name is ReportFormat {
  return Object.hasOwn(reportFormats, name);
}

function isReporter(value: unknown): value is Reporter {
  return typeof value === 'object' && value !== null && typeof (value as Partial<Reporter>).report === 'function';
}
