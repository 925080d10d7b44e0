/** `confirm` returns the input of a model of the table if all conditions hold for it. */
export function solveWith(table, reading, path, end, confirm) {
    while (table.length < end)
        table.push(path.eventAt(table.length));
    let isRefuted = true;
    for (const conjunction of reading) {
        const models = table.modelsOf(conjunction, end);
        if (models === undefined)
            continue;
        isRefuted = false;
        for (const model of models) {
            const confirmed = confirm(model);
            if (confirmed !== undefined)
                return { kind: 'sat', ...confirmed };
        }
    }
    return { kind: isRefuted ? 'unsat' : 'open' };
}
