import type { Denial } from './protocol.ts';

export function describeDenial({ what, permission }: Denial): string {
  const remedy = permission === undefined ? 'nothing permits it' : `--allow ${permission} would permit it`;
  return `${what} is not allowed to the subject; ${remedy}`;
}
