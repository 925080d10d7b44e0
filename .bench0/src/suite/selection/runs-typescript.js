/** Returns true if this version of Node runs TypeScript. */
export function runsTypeScript() {
    return Boolean(process.features.typescript);
}
