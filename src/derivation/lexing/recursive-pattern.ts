import { WorkBudget } from '../../core/work-budget.ts';
import type { FlatGrammar } from '../../grammar/flat/flat-grammar.ts';
import { CharacterParser } from '../parse/earley/character-parser.ts';
import { Chart } from '../parse/earley/chart.ts';

/** A token whose rule is recursive (nested comments, balanced long strings): found with the general parser. */
export class RecursivePattern {
  private readonly parser: CharacterParser;

  constructor(flat: FlatGrammar) {
    this.parser = new CharacterParser(flat);
  }

  /** All non-empty ends. Looks at a window that grows only while the pattern could still go on. */
  ends(points: Int32Array, from: number): number[] {
    for (let size = 64; ; size *= 4) {
      const window = points.subarray(from, from + size);
      const chart = new Chart(this.parser.automaton, this.parser.latticeOf(window));
      chart.run(WorkBudget.unlimited());
      const furthest = chart.furthestColumn();
      if (furthest === window.length && from + size < points.length) continue;
      const { start } = this.parser.automaton.flat;
      const ends: number[] = [];
      for (let node = 1; node <= furthest; node++) if (chart.derives(start, 0, node)) ends.push(from + node);
      return ends;
    }
  }
}
