const examplesShown = 5;
const columns = [
  'package',
  'inputs',
  'equal',
  'differ',
  'excused',
  'events',
  'unsound',
  'stale',
  'concretizations',
  'runs/s',
  'recording',
];
const widths = [24, 7, 7, 7, 8, 10, 8, 7, 9, 8, 10];

export function printHeader() {
  console.log(row(columns));
}

export function printTally(name, tally) {
  const excused = [...tally.excused.values()].reduce((sum, count) => sum + count, 0);
  console.log(
    row([
      name,
      tally.runs,
      tally.equal,
      tally.differences.length,
      excused,
      tally.events,
      tally.violations,
      tally.stale,
      tally.pinCount,
      tally.seconds === 0 ? '' : (tally.runs / tally.seconds).toFixed(0),
      `${((100 * tally.recording) / Math.max(1, tally.runs)).toFixed(1)}%`,
    ]),
  );
}

/**
 * Prints the details of the figures: differences and violations with their inputs, excuses, and locations of
 * concretizations.
 */
export function printDetails(tally, shown) {
  for (const { text, native, rewritten } of tally.differences.slice(0, examplesShown)) {
    const from = Math.max(0, firstDifference(native, rewritten) - 60);
    console.log(`  DIFFERENT on ${JSON.stringify(text)}`);
    console.log(`    native    ${native.slice(from, from + 300)}`);
    console.log(`    rewritten ${rewritten.slice(from, from + 300)}`);
  }
  for (const { text, place, says } of tally.violationExamples)
    console.log(`  UNSOUND on ${JSON.stringify(text)} at ${place}: ${says.slice(0, 400)}`);
  for (const [reason, count] of tally.excused) console.log(`  excused: ${count} ${reason}`);
  if (tally.eventsDropped > 0)
    console.log(`  ${tally.eventsDropped} events above the limit of a run were not recorded`);
  for (const [place, count] of tally.stalePlaces) console.log(`  stale after ${place}: ${count}`);
  for (const [place, { count, runs }] of tally.topConcretizations(shown))
    console.log(`   concretized at ${place}: ${count} in ${runs} runs`);
}

function row(cells) {
  return cells.map((cell, i) => (i === 0 ? String(cell).padEnd(widths[i]) : String(cell).padStart(widths[i]))).join('');
}

function firstDifference(a, b) {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return at;
}
