// The parser refuses this file for the assignment to a call, which sloppy code may have and which throws when it runs.

/* oxlint-disable */

exports.behindCall = function behindCall(s) {
  if (s === 'needle') null.x;
  if (s === 'other') parseInt(s) = 1;
  return 0;
};
