import type { ModeAction } from '../../lexer-rule.ts';

/** What a list of mode commands does to the stack of modes, seen from the mode on top. */
export interface ModeEffect {
  /** How many modes are left for good. */
  readonly popped: number;
  /** The mode that replaces the one then on top; undefined if that one stays. */
  readonly replaced: string | undefined;
  /** Modes put on top of it, the last one uppermost. */
  readonly pushed: readonly string[];
}

export function modeEffect(actions: readonly ModeAction[]): ModeEffect {
  let popped = 0;
  let replaced: string | undefined;
  let pushed: string[] = [];
  for (const action of actions) {
    if (action.kind === 'push') pushed.push(action.mode);
    else if (pushed.length > 0) pushed.splice(-1, 1, ...(action.kind === 'set' ? [action.mode] : []));
    else if (action.kind === 'set') replaced = action.mode;
    else [popped, replaced] = [popped + 1, undefined];
  }
  // To leave a mode and enter another is to replace the one by the other.
  if (popped > 0 && replaced === undefined && pushed.length > 0) {
    [popped, replaced, pushed] = [popped - 1, pushed[0], pushed.slice(1)];
  }
  return { popped, replaced, pushed };
}
