import type { ModeAction } from '../../../lexer-rule.ts';

/** The effect of a list of mode commands on the mode stack, relative to the mode on top. */
export interface ModeEffect {
  /** Number of modes popped and not replaced. */
  readonly popped: number;
  /** The mode that replaces the one then on top; undefined if it stays. */
  readonly replaced: string | undefined;
  /** Modes pushed onto it, the last one on top. */
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
  // A pop followed by a push replaces the mode.
  if (popped > 0 && replaced === undefined && pushed.length > 0) {
    [popped, replaced, pushed] = [popped - 1, pushed[0], pushed.slice(1)];
  }
  return { popped, replaced, pushed };
}
