/** Returns the name, or the name with the first number that makes it unique. */
export function freeName(name, taken) {
    if (!taken.has(name))
        return name;
    for (let n = 2;; n++)
        if (!taken.has(`${name}_${n}`))
            return `${name}_${n}`;
}
