import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = new URL('cases/claims/', import.meta.url).pathname;

export interface ClaimCase {
  readonly name: string;
  readonly target: string;
  readonly file: string;
  /** Part of what the error in question says. */
  readonly error: string;
  /** Out of reach: it is enough that the campaign says where it lost track. */
  readonly isOnlyReported: boolean;
}

/**
 * One for each exported function of the files there. A file may also export `reported`, the names of subjects of which
 * it is enough to report the place, `errors`, what the errors of subjects say that do not fail by `null.x`, and `members`,
 * what is run of its classes beside themselves.
 */
export async function claimCases(): Promise<readonly ClaimCase[]> {
  const files = readdirSync(folder).filter((name) => /\.(?:[cm]?js|ts)$/u.test(name));
  const cases = await Promise.all(files.sort().map(casesIn));
  return cases.flat();
}

async function casesIn(name: string): Promise<readonly ClaimCase[]> {
  const file = join(folder, name);
  const loaded = (await import(file)) as Readonly<Record<string, unknown>>;
  const reported = new Set((loaded['reported'] ?? []) as readonly string[]);
  const errors = (loaded['errors'] ?? {}) as Readonly<Record<string, string>>;
  const members = (loaded['members'] ?? []) as readonly string[];
  const functions = Object.keys(loaded).filter((key) => typeof loaded[key] === 'function' && key !== 'default');
  const subjects = [...functions, ...members];
  for (const key of reported) if (!subjects.includes(key)) throw new RangeError(`${name} has no function ${key}`);
  return subjects.map((key) => ({
    name: `${name}#${key}`,
    target: `${file}#${key}`,
    file: name,
    error: errors[key] ?? "of null (reading 'x')",
    isOnlyReported: reported.has(key),
  }));
}
