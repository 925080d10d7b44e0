import { SourceText } from '../../core/text/source-text.js';
import { rewriteEvaluated } from '../../instrument/files/rewrite-evaluated.js';
import { contentHashOf, SiteIdentities } from '../../instrument/sites/identity.js';
import { siteText } from '../../instrument/sites/sites.js';
/** Upper limit of remembered sites in evaluated code; a subject may evaluate a new text in every run. */
const sitesKept = 100_000;
/** Rewrites code that the subject evaluates at run time, and remembers the locations of its sites. */
export class EvaluatedTexts {
    #choices;
    #siteOf;
    #sites = new Map();
    /** `siteOf` finds the sites in files. */
    constructor(choices, siteOf) {
        this.#choices = choices;
        this.#siteOf = siteOf;
    }
    rewrite(code) {
        const { compound = true, calls = false } = this.#choices;
        const file = this.#nameOf(code);
        return rewriteEvaluated(code, { compound, calls, siteOf: (_, source) => this.#numbering(file, source) });
    }
    siteOf(id) {
        return this.#sites.get(id);
    }
    /** Equal texts have equal site ids, wherever they run. */
    #numbering(file, source) {
        const text = new SourceText(file, source);
        const identities = new SiteIdentities(contentHashOf(source));
        const known = new Map();
        return (node) => {
            const key = `${node.type} ${node.start} ${node.end}`;
            const id = known.get(key) ?? identities.next(node.type, node.start);
            known.set(key, id);
            this.#remember(id, { table: { file }, site: { id, ...text.positionAt(node.start) } });
            return id;
        };
    }
    #remember(id, site) {
        this.#sites.set(id, site);
        if (this.#sites.size <= sitesKept)
            return;
        const [oldest] = this.#sites.keys();
        this.#sites.delete(oldest);
    }
    #nameOf(code) {
        if (code.kind === 'function')
            return 'function made of text';
        const call = this.#siteOf(code.site) ?? this.#sites.get(code.site);
        return call === undefined ? 'eval' : `eval at ${siteText(call.table, call.site)}`;
    }
}
