import type { EvaluatedCode, RewrittenCode } from '../../core/evaluated-code.ts';
import { SourceText } from '../../core/text/source-text.ts';
import type { Node, Program } from '../../instrument/typescript/front-end.ts';
import type { ConcolicChoices } from '../../instrument/concolic/rewrite-concolic.ts';
import { rewriteEvaluated } from '../../instrument/files/rewrite-evaluated.ts';
import { contentHashOf, SiteIdentities } from '../../instrument/sites/identity.ts';
import { siteText } from '../../instrument/sites/sites.ts';
import type { LocatedSite } from '../outcome/located-site.ts';

/** Upper limit of remembered sites in evaluated code; a subject may evaluate a new text in every run. */
const sitesKept = 100_000;

/** Rewrites code that the subject evaluates at run time, and remembers the locations of its sites. */
export class EvaluatedTexts {
  readonly #choices: ConcolicChoices;
  readonly #siteOf: (id: number) => LocatedSite | undefined;
  readonly #sites = new Map<number, LocatedSite>();

  /** `siteOf` finds the sites in files. */
  constructor(choices: ConcolicChoices, siteOf: (id: number) => LocatedSite | undefined) {
    this.#choices = choices;
    this.#siteOf = siteOf;
  }

  rewrite(code: EvaluatedCode): RewrittenCode | null {
    const { compound = true, calls = false } = this.#choices;
    const file = this.#nameOf(code);
    return rewriteEvaluated(code, { compound, calls, siteOf: (_: Program, source) => this.#numbering(file, source) });
  }

  siteOf(id: number): LocatedSite | undefined {
    return this.#sites.get(id);
  }

  /** Equal texts have equal site ids, wherever they run. */
  #numbering(file: string, source: string): (node: Node) => number {
    const text = new SourceText(file, source);
    const identities = new SiteIdentities(contentHashOf(source));
    const known = new Map<string, number>();
    return (node) => {
      const key = `${node.type} ${node.start} ${node.end}`;
      const id = known.get(key) ?? identities.next(node.type, node.start);
      known.set(key, id);
      this.#remember(id, { table: { file }, site: { id, ...text.positionAt(node.start) } });
      return id;
    };
  }

  #remember(id: number, site: LocatedSite): void {
    this.#sites.set(id, site);
    if (this.#sites.size <= sitesKept) return;
    const [oldest] = this.#sites.keys();
    this.#sites.delete(oldest!);
  }

  #nameOf(code: EvaluatedCode): string {
    if (code.kind === 'function') return 'function made of text';
    const call = this.#siteOf(code.site) ?? this.#sites.get(code.site);
    return call === undefined ? 'eval' : `eval at ${siteText(call.table, call.site)}`;
  }
}
