import { openTarget } from '../../dist/execution/open-target.js';
import { checkTrace } from './check-trace.mjs';
import { PackageTally } from './package-tally.mjs';
import { digestPackage } from './subject-folder.mjs';

const limits = {
  native: { timeLimitMs: 5000, memoryLimitMb: 1024 },
  concolic: { timeLimitMs: 60_000, memoryLimitMb: 2048, loadTimeLimitMs: 60_000 },
};

/** Runs the inputs natively and on the concolic build, all characters symbolic, and counts what differs or is unsound. */
export async function checkPackage(file, inputs) {
  const native = await results(file, inputs, 'native');
  const tally = new PackageTally();
  const started = performance.now();
  const target = await open(file, 'concolic');
  const differing = [];
  try {
    let index = 0;
    for await (const run of target.run(inputs.map((text) => ({ kind: 'text', text })))) {
      const text = inputs[index];
      const rewritten = resultOf(run.outcome);
      if (run.trace !== undefined) tally.addTrace(text, checkTrace(run.trace, text), (site) => placeOf(target, site));
      tally.runs++;
      tally.eventsDropped += run.eventsDropped;
      if (native[index] === rewritten) tally.equal++;
      else differing.push({ index, text, native: native[index], rewritten });
      index++;
    }
  } finally {
    await target.close();
  }
  tally.seconds = (performance.now() - started) / 1000;
  await judge(differing, file, inputs, tally);
  return tally;
}

/** A difference counts unless it has a reason that is no fault of the rewriting; those are counted by reason. */
async function judge(differing, file, inputs, tally) {
  if (differing.length === 0) return;
  const again = await results(file, inputs, 'native');
  for (const difference of differing) {
    if (again[difference.index] !== difference.native) tally.excuse('differs natively from run to run');
    else if (isOverflow(difference.native) || isOverflow(difference.rewritten)) tally.excuse('stack overflow');
    else if (difference.native.startsWith('hung')) tally.excuse('takes too long natively');
    else tally.differences.push(difference);
  }
}

async function results(file, inputs, build) {
  const target = await open(file, build);
  const all = [];
  try {
    for await (const { outcome } of target.run(inputs.map((text) => ({ kind: 'text', text })))) {
      all.push(resultOf(outcome));
    }
  } finally {
    await target.close();
  }
  return all;
}

function open(file, build) {
  return openTarget({
    file,
    exportName: 'run',
    build,
    printResults: true,
    packages: { except: [digestPackage] },
    ...limits[build],
  });
}

function resultOf(outcome) {
  if (outcome.kind === 'returned') return outcome.result;
  const { errorClass, message } = outcome.failure;
  return `${outcome.kind} ${errorClass} ${message}`;
}

function isOverflow(result) {
  return result.includes('Maximum call stack size exceeded');
}

function placeOf(target, id) {
  const located = target.siteOf(id);
  if (located === undefined) return `site ${id}`;
  return `${located.table.file.replace(/^.*node_modules\//, '')}:${located.site.line}`;
}
