const code = 'ABCABD';

/** A door that opens after the right six letters; a wrong one begins again. */
export function door(pressed: string): 'open' | 'closed' {
  let state = 0;
  for (let i = 0; i < pressed.length; i++) {
    state = pressed[i] === code[state] ? state + 1 : 0;
    if (state === 6) return 'open';
  }
  return 'closed';
}
