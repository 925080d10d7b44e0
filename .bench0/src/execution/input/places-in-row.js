const positionPattern = /:(\d+):(\d+)(?=\)|$)/gmu;
const pathStart = /(?:file:\/\/)?\/|[A-Za-z]:\\/u;
/** In a frame the start of the path is known, so the path may contain blanks and parentheses. */
const pathStartInFrame = /(?<=\(|^\s*at (?:async )?)(?:(?:file:\/\/)?\/|[A-Za-z]:\\)/u;
/**
 * The places that a line of a stack names. A message may be as long as the input and consist of slashes only, so
 * positions are matched first, and the text before each is searched once for the start of its path.
 */
export function placesInRow(row, isFrame) {
    const places = [];
    let done = 0;
    for (const position of row.matchAll(positionPattern)) {
        const from = isFrame ? done : startOfPath(row, done, position.index);
        const path = (isFrame ? pathStartInFrame : pathStart).exec(row.slice(from, position.index));
        const end = position.index + position[0].length;
        done = end;
        if (path === null)
            continue;
        const start = from + path.index;
        const [, line, column] = position;
        places.push({
            start,
            end,
            file: row.slice(start, position.index),
            line: Number(line),
            column: Number(column),
        });
    }
    return places;
}
/** Outside of frames a path contains neither blanks nor parentheses. */
function startOfPath(row, least, end) {
    let start = end;
    while (start > least && !/[\s()]/u.test(row[start - 1]))
        start--;
    return start;
}
