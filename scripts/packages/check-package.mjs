import { checkTrace } from './check-trace.mjs';
import { PackageTally } from './package-tally.mjs';
import { openBuild, placeOf } from './open-build.mjs';

/**
 * Runs the inputs natively and on the concolic build, with all characters symbolic, and counts differing and unsound
 * results. Throws if the package does not load, because two failures to load are not equal results.
 */
export async function checkPackage(file, inputs) {
  const expected = await nativeResults(file, inputs);
  const tally = new PackageTally();
  const differing = [];
  const ending = expected.filter(({ hasEnded }) => hasEnded);
  tally.excuse('does not end natively', expected.length - ending.length);
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

/** Counts a difference unless it has a cause other than the rewriting; such causes are counted by reason. */
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

/** Returns the result of each input; an input that hangs or exhausts the memory natively cannot be compared. */
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
