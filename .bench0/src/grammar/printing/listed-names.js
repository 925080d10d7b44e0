const most = 5;
/** Lists names for a message: all of them if there are few, else the first ones and the number of the others. */
export function listedNames(names) {
    const shown = names.slice(0, most).map((name) => `\`${name}\``);
    return names.length > most ? `${shown.join(', ')} and ${names.length - most} more` : shown.join(', ');
}
