/** Returns the transitions by the name of the state that they leave, in the order of the file. */
export function waysFrom(transitions) {
    const ways = new Map();
    for (const transition of transitions) {
        const sameState = ways.get(transition.from.text);
        if (sameState === undefined)
            ways.set(transition.from.text, [transition]);
        else
            sameState.push(transition);
    }
    return ways;
}
