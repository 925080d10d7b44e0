import { readFileSync } from 'node:fs';

import { CoppiceError } from '../core/coppice-error.ts';
import type { Domain } from '../constraint/domain.ts';
import { domainsOfSignature } from '../execution/domains-of-signature.ts';
import type { TargetName } from '../execution/target-name.ts';
import { readSignature } from '../instrument/signatures.ts';
import { parseInputs } from './parse-inputs.ts';

/** Where domains may have been written, the one that counts first. */
export interface WrittenDomains {
  /** On the command line. */
  readonly flag: string | undefined;
  /** In the configuration. */
  readonly config: string | readonly Domain[] | undefined;
}

const byteLength = 16;
const arrayLength = 4;

/**
 * What the arguments of a target range over: as it was said, else as the types of the function say, else one text. The
 * file is there; whether it can be read as a program is found out when it loads.
 */
export function targetDomains(
  { flag, config }: WrittenDomains,
  { file, exportName }: TargetName,
  maxLength: number,
): readonly Domain[] {
  if (flag !== undefined) return parseInputs(flag, '--inputs', { maxLength });
  if (typeof config === 'string') return parseInputs(config, 'inputs', { maxLength });
  if (config !== undefined) return config;
  const parameters = signatureOf(file, exportName);
  if (parameters === undefined || parameters.length === 0) return [{ kind: 'string', maxLength }];
  const read = domainsOfSignature(parameters, { maxLength, byteLength, arrayLength });
  if (read.kind === 'domains') return read.domains;
  throw new CoppiceError('no-domains', read.why, { hint: 'name a domain for each argument: --inputs "string, int32"' });
}

function signatureOf(file: string, exportName: string): ReturnType<typeof readSignature> {
  try {
    return readSignature(file, readFileSync(file, 'utf8'), exportName);
  } catch (error) {
    // A file with a syntax error says so natively, when it loads.
    if (error instanceof CoppiceError) return undefined;
    throw error;
  }
}
