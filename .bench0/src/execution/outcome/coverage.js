/** The accumulated coverage of many runs, in terms of the original files. */
export class Coverage {
    #raised = new Map();
    /** Adds a report; returns the counters that it raised for the first time. */
    add(report) {
        let gain = 0;
        const counters = {};
        for (const { contentHash, counters: reported } of report) {
            const raised = this.#raisedIn(contentHash);
            const before = raised.size;
            const fresh = [];
            for (const counter of reported) {
                const size = raised.size;
                if (raised.add(counter).size > size)
                    fresh.push(counter);
            }
            if (raised.size === before)
                continue;
            gain += fresh.length;
            counters[contentHash] = fresh;
        }
        return { gain, counters };
    }
    isRaised(table, counter) {
        return this.#raised.get(table.contentHash)?.has(counter) ?? false;
    }
    ofFile(table) {
        const isRaised = (counter) => this.isRaised(table, counter);
        const arms = table.branches.flatMap((branch) => branch.arms);
        const lines = new Map();
        for (const { line, counter } of table.statements)
            lines.set(line, lines.get(line) === true || isRaised(counter));
        return {
            branches: tally(arms.map(({ counter }) => isRaised(counter))),
            statements: tally(table.statements.map(({ counter }) => isRaised(counter))),
            lines: tally([...lines.values()]),
            functions: tally(table.functions.map(({ counter }) => isRaised(counter))),
        };
    }
    ofFiles(tables) {
        const each = tables.map((table) => this.ofFile(table));
        const sum = (kind) => ({
            covered: each.reduce((total, file) => total + file[kind].covered, 0),
            total: each.reduce((total, file) => total + file[kind].total, 0),
        });
        return {
            branches: sum('branches'),
            statements: sum('statements'),
            lines: sum('lines'),
            functions: sum('functions'),
        };
    }
    /** Counts the branches of functions that were entered: those of other functions say nothing about the inputs. */
    ofEntered(tables) {
        const flags = tables.flatMap((table) => table.branches
            .filter(({ owner }) => owner !== undefined && this.isRaised(table, owner))
            .flatMap(({ arms }) => arms.map(({ counter }) => this.isRaised(table, counter))));
        return tally(flags);
    }
    #raisedIn(contentHash) {
        const known = this.#raised.get(contentHash);
        if (known !== undefined)
            return known;
        const raised = new Set();
        this.#raised.set(contentHash, raised);
        return raised;
    }
}
function tally(flags) {
    return { covered: flags.filter(Boolean).length, total: flags.length };
}
