import { CoppiceError } from '../../src/core/coppice-error.js';
import { Coverage } from '../../src/execution/outcome/coverage.js';
import { openTarget } from '../../src/execution/open-target.js';
import { ModuleLines } from './compiler-module.js';
/**
 * Counts what inputs reach and cover. Statements that loading the compiler executes are excluded, both from the covered
 * ones and from the total.
 */
export class ModuleTally {
    #modules;
    #lines;
    #target;
    #statements;
    /** By content hash: the counters of entry functions, and their modules. */
    #entries = new Map();
    #coverage = new Coverage();
    #reachedBy;
    #reachOf = new WeakMap();
    #events;
    #moduleOfSite = new Map();
    #inputs = 0;
    #eventsElsewhere = 0;
    constructor(target, modules, loaded) {
        this.#modules = modules;
        this.#lines = new ModuleLines(modules);
        this.#target = target;
        this.#statements = target.siteTables.flatMap((table) => table.statements
            .filter(({ counter }) => !loaded.isRaised(table, counter))
            .map(({ counter, line }) => ({ table, counter, module: this.#lines.moduleOf(table.file, line) })));
        this.#reachedBy = modules.map(() => 0);
        this.#events = modules.map(() => 0);
        for (const [index, module] of modules.entries())
            this.#findEntry(module, index);
    }
    static async open(options, modules) {
        const target = await openTarget({ ...options, build: 'coverage' });
        const empty = { kind: 'text', text: '' };
        // The coverage of the first run of a process includes loading.
        const first = await target.runOne(empty);
        const again = new Coverage();
        again.add((await target.runOne(empty)).coverage);
        const loaded = new Coverage();
        const tables = new Map(target.siteTables.map((table) => [table.contentHash, table]));
        loaded.add(first.coverage.map(({ contentHash, counters }) => {
            const table = tables.get(contentHash);
            return { contentHash, counters: counters.filter((counter) => !again.isRaised(table, counter)) };
        }));
        return new ModuleTally(target, modules, loaded);
    }
    ran({ coverage }) {
        this.#inputs++;
        this.#coverage.add(coverage);
        for (const module of this.#modulesReached(coverage))
            this.#reachedBy[module]++;
    }
    recorded({ path }) {
        for (const site of path?.sites ?? []) {
            const module = this.#moduleOfEvent(site);
            if (module === -1)
                this.#eventsElsewhere++;
            else
                this.#events[module]++;
        }
    }
    figures() {
        const covered = [];
        const coveredIn = this.#modules.map(() => 0);
        const statementsIn = this.#modules.map(() => 0);
        for (const [number, { table, counter, module }] of this.#statements.entries()) {
            const isCovered = this.#coverage.isRaised(table, counter);
            if (isCovered)
                covered.push(number);
            if (module === -1)
                continue;
            statementsIn[module]++;
            coveredIn[module] += Number(isCovered);
        }
        const modules = this.#modules.map(({ name }, i) => ({
            name,
            reachedBy: this.#reachedBy[i],
            covered: coveredIn[i],
            statements: statementsIn[i],
            events: this.#events[i],
        }));
        const inputs = this.#inputs;
        const statements = this.#statements;
        const eventsElsewhere = this.#eventsElsewhere;
        return { inputs, covered, statements: statements.length, modules, eventsElsewhere };
    }
    /** Returns the number of statements that one run covers. */
    coveredBy({ coverage }) {
        const own = new Coverage();
        own.add(coverage);
        return this.#statements.filter(({ table, counter }) => own.isRaised(table, counter)).length;
    }
    async close() {
        await this.#target.close();
    }
    #findEntry({ name, entry }, index) {
        let isFound = false;
        for (const table of this.#target.siteTables) {
            for (const { name: functionName, line, counter } of table.functions) {
                if (functionName !== entry || this.#lines.moduleOf(table.file, line) !== index)
                    continue;
                isFound = true;
                const counters = this.#entries.get(table.contentHash) ?? new Map();
                this.#entries.set(table.contentHash, counters.set(counter, index));
            }
        }
        if (!isFound)
            throw new CoppiceError('bench-entry-missing', `the ${name} has no function \`${entry}\``);
    }
    #modulesReached(report) {
        const known = this.#reachOf.get(report);
        if (known !== undefined)
            return known;
        const reached = new Set();
        for (const { contentHash, counters } of report) {
            const entries = this.#entries.get(contentHash);
            for (const [counter, module] of entries ?? [])
                if (counters.includes(counter))
                    reached.add(module);
        }
        this.#reachOf.set(report, [...reached]);
        return [...reached];
    }
    #moduleOfEvent(site) {
        const known = this.#moduleOfSite.get(site);
        if (known !== undefined)
            return known;
        const located = this.#target.siteOf(site);
        const module = located === undefined ? -1 : this.#lines.moduleOf(located.table.file, located.site.line);
        this.#moduleOfSite.set(site, module);
        return module;
    }
}
