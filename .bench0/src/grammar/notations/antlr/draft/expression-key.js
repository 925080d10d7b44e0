/** Returns a key that is equal for equal expressions, independent of their positions. */
export function expressionKey(expression) {
    return JSON.stringify(expression, (name, value) => {
        if (name === 'offset')
            return undefined;
        return value === Infinity ? 'Infinity' : value;
    });
}
