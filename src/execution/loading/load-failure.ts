import { CoppiceError } from '../../core/coppice-error.ts';
import { displayPath } from '../../core/text/display-path.ts';
import { nearestName } from '../../core/text/nearest-name.ts';
import type { SourceLocation } from '../../core/text/source-text.ts';
import { explainLoadError } from './explain-load-error.ts';
import { placeOfStack, placeOfText } from './load-places.ts';
import type { LoadReport, Setup } from '../process/protocol.ts';
import type { TargetName } from '../target-name.ts';
import type { RewritingService } from '../rewriting/rewriting-service.ts';
import { originalStack } from '../outcome/stack.ts';
import type { Death } from '../process/subject-process.ts';
import type { TokenizerReference } from '../tokenizer-reference.ts';
import type { KillReason } from '../process/watchdog.ts';

/** The setup of a process, and what is known about the files that it requested. */
export interface LoadContext {
  readonly setup: Setup;
  readonly files: RewritingService;
  readonly tokens: TokenizerReference | undefined;
}

export type FailedReport = Exclude<LoadReport, { readonly kind: 'loaded' }>;

/**
 * Turns the report of a failed load into an error for the user. A failed load is an error of the setup, never a
 * finding.
 */
export function loadFailure(report: FailedReport, { setup, files, tokens }: LoadContext): CoppiceError {
  switch (report.kind) {
    case 'threw':
      return explainLoadError(report.error, report.file, files);
    case 'no-export':
      return noExport(report, report.side ?? setup);
    case 'no-property':
      return new CoppiceError('no-such-property', report.message, { hint: 'a property is written FILE#EXPORT' });
    case 'no-model':
      return new CoppiceError('no-such-model', report.message, { hint: 'a model is written FILE#EXPORT' });
    case 'no-tokens':
      return noTokens(report.isCalled, tokens);
    case 'never-settles':
      return new CoppiceError(
        'load-hangs',
        `${displayPath(setup.file)} never finishes loading: a top-level await never settles`,
        {
          location: placeOfText(setup.file, /^[^\S\n]*(?:(?:export )?(?:const|let|var)\b[^\n=]*=\s*)?await\b/mu),
          hint: 'a target must load without waiting for something that never happens',
        },
      );
  }
}

/** The error for a target whose modules load once, but not a second time in the same process. */
export function notReloadable(report: LoadReport, context: LoadContext): CoppiceError {
  const why = report.kind === 'loaded' ? undefined : loadFailure(report, context);
  return new CoppiceError('not-reloadable', `the target does not load twice in one process: ${why?.message ?? ''}`, {
    location: why?.location,
    hint: '--isolation process gives every run a process of its own',
  });
}

/** The error for a process that died while the target was loaded. */
export function deathAtLoading(
  death: Death,
  killed: KillReason | undefined,
  { setup, files }: LoadContext,
): CoppiceError {
  const file = displayPath(setup.file);
  if (killed?.kind === 'time') {
    return new CoppiceError('load-hangs', `${file} did not finish loading within ${killed.limitMs} ms`, {
      hint: 'loading must end on its own: look for an endless loop, or for code that runs the whole program on import',
    });
  }
  if (killed?.kind === 'memory' || /heap out of memory|Array buffer allocation failed/u.test(death.errorOutput)) {
    const limit = killed?.kind === 'memory' ? ` than ${killed.limitMb} MB` : ' than it may have';
    return new CoppiceError('load-memory', `${file} needs more memory${limit} to load`, {
      hint: 'raise `memoryLimitMb` in the configuration',
    });
  }
  const { finalMessage, signal, code } = death;
  const ended = signal === null ? `the process ended with code ${code}` : `the process was ended by ${signal}`;
  const what = finalMessage === undefined ? ended : `${finalMessage.what} ended the process`;
  const location: SourceLocation | undefined =
    finalMessage === undefined ? undefined : placeOfStack(originalStack(finalMessage.stack, files), files);
  return new CoppiceError('load-ends-process', `${what} while ${file} was loaded`, {
    location,
    hint: 'export the function from a module that does not run the program when it is imported',
  });
}

function noExport(
  { exports, found, shared }: Extract<FailedReport, { kind: 'no-export' }>,
  target: TargetName,
): CoppiceError {
  const { file, exportName: name } = target;
  const listed =
    exports.length === 0
      ? 'it exports no function'
      : shared === undefined
        ? `it has ${exports.join(', ')}`
        : `add #EXPORT to each side; functions of all sides: ${shared.length === 0 ? 'none' : shared.join(', ')}`;
  if (found !== undefined && name !== '') {
    const location = placeOfText(
      file,
      new RegExp(`(?<=export\\b[^\\n]*)\\b${escaped(name.split('.')[0] ?? '')}\\b`, 'u'),
    );
    return new CoppiceError('not-a-function', `${name} of ${displayPath(file)} is not a function but ${found}`, {
      location,
      hint: listed,
    });
  }
  const near = nearestName(name, exports);
  const hint = near === undefined ? listed : `did you mean ${near}? (${listed})`;
  return new CoppiceError('no-such-export', `${displayPath(file)} ${problem(name, exports)}`, { hint });
}

function problem(name: string, exports: readonly string[]): string {
  if (name !== '') return `does not have a function ${name}`;
  return exports.length === 0
    ? 'does not have a function to explore'
    : 'has several functions, and none of them is the default export';
}

function noTokens(isCalled: boolean, tokens: TokenizerReference | undefined): CoppiceError {
  const { file = '', name = '' } = tokens ?? {};
  const problem = isCalled
    ? `no state distinguishes one token from another after calls of ${name} in ${file}`
    : `${name} in ${file} is never called while words of the grammar are read`;
  return new CoppiceError('no-tokens', problem, {
    hint: 'coppice doctor --tokens FILE lists functions that may read tokens',
  });
}

function escaped(name: string): string {
  return name.replaceAll(/[$()*+.?[\\\]^{|}]/gu, '\\$&');
}
