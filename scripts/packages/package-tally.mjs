const examplesKept = 5;

/** The figures of the runs of one package. */
export class PackageTally {
  runs = 0;
  equal = 0;
  events = 0;
  violations = 0;
  stale = 0;
  eventsDropped = 0;
  /** Runs that recorded at least one decision. */
  recording = 0;
  seconds = 0;
  differences = [];
  violationExamples = [];
  excused = new Map();
  /** By location of the preceding decision: number of dropped shadows. */
  stalePlaces = new Map();
  /** By location and reason: number of concretizations, and of runs with them. */
  concretizations = new Map();
  /** By reason: number of runs with concretizations for it. */
  reasons = new Map();

  addTrace(text, { events, concretizations, stale, staleSites, violations }, placeOf) {
    this.events += events;
    this.stale += stale;
    if (events > 0) this.recording++;
    this.violations += violations.length;
    for (const { site, says } of violations) {
      if (this.violationExamples.length < examplesKept)
        this.violationExamples.push({ text, place: placeOf(site), says });
    }
    for (const site of staleSites) {
      const place = placeOf(site);
      this.stalePlaces.set(place, (this.stalePlaces.get(place) ?? 0) + 1);
    }
    const seen = new Set();
    for (const { site, why } of concretizations) {
      const place = `${placeOf(site)} ${why}`;
      const counts = this.concretizations.get(place) ?? { count: 0, runs: 0 };
      counts.count++;
      if (!seen.has(place)) counts.runs++;
      seen.add(place);
      this.concretizations.set(place, counts);
    }
    for (const why of new Set(concretizations.map((concretization) => concretization.why)))
      this.reasons.set(why, (this.reasons.get(why) ?? 0) + 1);
  }

  excuse(reason, count = 1) {
    if (count === 0) return;
    this.excused.set(reason, (this.excused.get(reason) ?? 0) + count);
  }

  /** Adds the figures of another tally, without its examples. */
  add(other) {
    for (const figure of ['runs', 'equal', 'events', 'violations', 'stale', 'eventsDropped', 'recording', 'seconds'])
      this[figure] += other[figure];
    this.differences.push(...other.differences);
    for (const [reason, count] of other.excused) this.excuse(reason, count);
    for (const [place, counts] of other.concretizations) this.concretizations.set(place, counts);
    for (const [why, runs] of other.reasons) this.reasons.set(why, (this.reasons.get(why) ?? 0) + runs);
  }

  get pinCount() {
    return [...this.concretizations.values()].reduce((sum, { count }) => sum + count, 0);
  }

  topReasons(limit) {
    return [...this.reasons].sort(([, a], [, b]) => b - a).slice(0, limit);
  }

  /** Returns the concretizations that affect most runs first. */
  topConcretizations(limit) {
    return [...this.concretizations].sort(([, a], [, b]) => b.runs - a.runs || b.count - a.count).slice(0, limit);
  }
}
