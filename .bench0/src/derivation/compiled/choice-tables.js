/** Draws an option in generated code close to the limits, where not every option fits. */
export class ChoiceTables {
    #tables = [];
    /**
     * Adds a table and returns its number.
     *
     * @param ranges the ranges of the corresponding `weightedDraw`
     */
    add(options, { weights, ranges }, room, depth) {
        const rooms = options.map((option) => room[option.id]);
        const depths = options.map((option) => depth[option.id]);
        return this.#tables.push({ rooms, depths, weights, ranges }) - 1;
    }
    /**
     * Returns `drawNear` for the generated code: it draws a number in the range of an option that fits, or -1 if none
     * fits.
     */
    drawer(random) {
        return (number, room, depth) => {
            const table = this.#tables[number];
            let total = 0;
            for (let i = 0; i < table.rooms.length; i++)
                if (fits(table, i, room, depth))
                    total += table.weights[i];
            let rest = random.float() * total;
            let choice = -1;
            for (let i = 0; i < table.rooms.length && rest >= 0; i++) {
                if (!fits(table, i, room, depth))
                    continue;
                choice = i;
                rest -= table.weights[i];
            }
            if (choice === -1)
                return -1;
            const { from, to } = table.ranges[choice];
            return from + random.int(to - from);
        };
    }
}
function fits(table, option, room, depth) {
    return table.rooms[option] <= room && table.depths[option] <= depth;
}
