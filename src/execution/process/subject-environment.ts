import type { Permission } from './permission.ts';

/** What programs need to find their way about; nothing here is a secret. Names of Windows are in its own spelling. */
const passed: ReadonlySet<string> = new Set([
  'CI',
  'COLORTERM',
  'COMSPEC',
  'FORCE_COLOR',
  'HOME',
  'LANG',
  'LANGUAGE',
  'LOGNAME',
  'NODE_ENV',
  'NODE_PATH',
  'NO_COLOR',
  'NUMBER_OF_PROCESSORS',
  'OS',
  'PATH',
  'PATHEXT',
  'SHELL',
  'SYSTEMDRIVE',
  'SYSTEMROOT',
  'TEMP',
  'TERM',
  'TMP',
  'TMPDIR',
  'TZ',
  'USER',
  'USERNAME',
  'USERPROFILE',
  'WINDIR',
]);

/** These are for the coordinator's own process, whatever is allowed. */
const ours: ReadonlySet<string> = new Set(['NODE_OPTIONS', 'NODE_V8_COVERAGE', 'NODE_CHANNEL_FD']);

/** The environment that a subject is given: a list of harmless variables, unless more is allowed. */
export function subjectEnvironment(
  allow: readonly Permission[],
  environment: NodeJS.ProcessEnv = process.env,
): NodeJS.ProcessEnv {
  const isPassed = (name: string): boolean => {
    if (ours.has(name)) return false;
    if (allow.includes('env') || allow.includes(`env=${name}`)) return true;
    return passed.has(name.toUpperCase()) || name.startsWith('LC_');
  };
  return Object.fromEntries(Object.entries(environment).filter(([name]) => isPassed(name)));
}
