import { decodeInput, type EncodedInput } from '../../execution/input/encoded-input.ts';
import type { Input } from '../../execution/input/input.ts';
import type { RunInput } from '../../execution/input/run-input.ts';
import { Findings } from '../../oracle/findings.ts';
import type { InputSpace } from '../../engine/input-space.ts';
import type { Counts } from '../summarize/counts.ts';
import type { JournalEntry } from '../keep/journal.ts';
import type { MonitorCounts } from '../monitor/monitor.ts';

/** A corpus input, and whether all its flips were tried. */
interface RestoredInput {
  readonly input: Input;
  readonly id: string;
  readonly isExpanded: boolean;
}

/** The state of a campaign as its journal records it. */
export interface RestoredCampaign {
  readonly counts: Counts | undefined;
  readonly monitor: MonitorCounts | undefined;
  readonly paths: readonly number[];
  readonly kept: readonly RestoredInput[];
  /** Kept inputs that are larger than those of the space. */
  readonly beyond: readonly Input[];
  readonly findings: Findings;
}

export function restoreCampaign(entries: readonly JournalEntry[], space: InputSpace): RestoredCampaign {
  const expanded = new Set(entries.flatMap((entry) => (entry.kind === 'expanded' ? [entry.id] : [])));
  const findings = new Findings();
  const paths: number[] = [];
  const kept: RestoredInput[] = [];
  const beyond: Input[] = [];
  let counts: Counts | undefined;
  let monitor: MonitorCounts | undefined;
  for (const entry of entries) {
    if (entry.kind === 'finding') restoreFinding(findings, entry, space);
    if (entry.kind === 'counts') {
      ({ counts, monitor } = entry);
      for (const path of entry.newPaths) paths.push(path);
    }
    if (entry.kind !== 'kept') continue;
    const { id, origin } = entry;
    const input = { value: space.withDomains(decodeInput(entry)), origin };
    if (space.holds(input.value)) kept.push({ input, id, isExpanded: expanded.has(id) });
    else beyond.push(input);
  }
  return { counts, monitor, paths, kept, beyond, findings };
}

function restoreFinding(
  findings: Findings,
  entry: Extract<JournalEntry, { readonly kind: 'finding' }>,
  space: InputSpace,
): void {
  const { failing, origin, isFlaky, first = { ...entry, run: 0 }, isUnconfirmed = false } = entry;
  const inputOf = (encoded: EncodedInput): RunInput => space.withDomains(decodeInput(encoded));
  const before = { run: first.run, input: inputOf(first), origin: first.origin };
  if (findings.add({ ...before, input: inputOf(entry), origin }, failing, before) !== 'new' || isUnconfirmed) return;
  findings.finalize(findings.get(failing)!, { kind: isFlaky ? 'flaky' : 'confirmed', failing });
}
