export function modeEffect(actions) {
    let popped = 0;
    let replaced;
    let pushed = [];
    for (const action of actions) {
        if (action.kind === 'push')
            pushed.push(action.mode);
        else if (pushed.length > 0)
            pushed.splice(-1, 1, ...(action.kind === 'set' ? [action.mode] : []));
        else if (action.kind === 'set')
            replaced = action.mode;
        else
            [popped, replaced] = [popped + 1, undefined];
    }
    // A pop followed by a push replaces the mode.
    if (popped > 0 && replaced === undefined && pushed.length > 0) {
        [popped, replaced, pushed] = [popped - 1, pushed[0], pushed.slice(1)];
    }
    return { popped, replaced, pushed };
}
