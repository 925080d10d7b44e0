import { checkTrace } from './check-trace.mjs';
import { PackageTally } from './package-tally.mjs';
import { openBuild, placeOf } from './open-build.mjs';

/**
 * Runs the inputs natively and on the concolic build, all characters symbolic, and counts what differs or is unsound.
 * Throws if the package does not load: two failures to load are no equal results.
 */
export async function checkPackage(file, inputs) {
  const expected = await nativeResults(file, inputs);
  const tally = new PackageTally();
  const differing = [];
  const ending = expected.filter(({ hasEnded }) => hasEnded);
  tally.excuse('no end natively', expected.length - ending.length);
  const target = await openBuild(file, 'concolic');
  const started = performance.now();
  try {
    let index = 0;
    for await (const run of target.run(ending.map(({ text }) => ({ kind: 'text', text })))) {
      const { text, result } = ending[index++];
      if (run.trace !== undefined) tally.addTrace(text, checkTrace(run.trace, text), (site) => placeOf(target, site));
      tally.runs++;
      tally.eventsDropped += run.eventsDropped;
      const rewritten = resultOf(run.outcome);
      if (result === rewritten) tally.equal++;
      else differing.push({ text, native: result, rewritten });
    }
  } finally {
    await target.close();
  }
  tally.seconds = (performance.now() - started) / 1000;
  if (differing.length > 0) await judge(differing, file, tally);
  return tally;
}

/** A difference counts unless it has a reason that is no fault of the rewriting; those are counted by reason. */
async function judge(differing, file, tally) {
  const again = await nativeResults(
    file,
    differing.map(({ text }) => text),
  );
  differing.forEach((difference, index) => {
    if (again[index].result !== difference.native) tally.excuse('differs natively from run to run');
    else if (isOverflow(difference.native) || isOverflow(difference.rewritten)) tally.excuse('stack overflow');
    else tally.differences.push(difference);
  });
}

/** What comes of each input; one that hangs or eats up the memory natively cannot be compared. */
async function nativeResults(file, inputs) {
  const target = await openBuild(file, 'native');
  const all = [];
  try {
    for await (const { outcome } of target.run(inputs.map((text) => ({ kind: 'text', text })))) {
      if (outcome.failure?.atImport) throw new Error(outcome.failure.message);
      const hasEnded = outcome.kind !== 'hung' && outcome.kind !== 'memory';
      all.push({ text: inputs[all.length], result: resultOf(outcome), hasEnded });
    }
  } finally {
    await target.close();
  }
  return all;
}

function resultOf(outcome) {
  if (outcome.kind === 'returned') return outcome.result;
  const { errorClass, message } = outcome.failure;
  return `${outcome.kind} ${errorClass} ${message}`;
}

function isOverflow(result) {
  return result.includes('Maximum call stack size exceeded');
}
