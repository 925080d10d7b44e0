/** Collects the reasons why a search is incomplete. */
export class SearchObstacles {
    #found = new Set();
    /** Number of divergences by site of the first event that differs from the prediction. */
    divergences = new Map();
    add(obstacle) {
        this.#found.add(obstacle);
    }
    note({ path, concretizations, stale, eventsDropped, unrewritten }) {
        if (path === undefined)
            this.add('unrecorded');
        if (unrewritten !== undefined)
            this.add('unrewritten');
        if (concretizations.length > 0)
            this.add('concretized');
        if (stale > 0)
            this.add('stale');
        if (eventsDropped > 0)
            this.add('events');
    }
    diverged(site) {
        this.add('divergences');
        this.divergences.set(site, (this.divergences.get(site) ?? 0) + 1);
    }
    names(tree, isUnderWay) {
        const names = new Set(this.#found);
        if (isUnderWay || tree.open > 0 || tree.count('asked') > 0)
            names.add('unexplored');
        else if (tree.count('promised') > 0)
            names.add('divergences');
        if (tree.count('unknown') > 0)
            names.add('unknown');
        if (tree.count('lost') > 0)
            names.add('unrecorded');
        if (tree.count('postponed') > 0)
            names.add('budget-per-site');
        if (tree.forks > 0)
            names.add('forks');
        return [...names];
    }
}
