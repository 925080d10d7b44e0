/** Skips `{{…}}` and `{…}` before the rules, which contain code for the parser. */
export function readInitializers(cursor) {
    cursor.skipBlanks();
    if (cursor.lookAhead(() => cursor.match(/import(?:\s*[{*"']|\s+[^\s="'])/y) !== undefined)) {
        const hint = 'copy the required rules into this file';
        throw cursor.error('peggy-import', 'importing rules from other files is not supported', hint);
    }
    while (cursor.peek() === '{') {
        cursor.warn('peggy-initializer', 'the code before the rules is ignored');
        cursor.skipCode();
        cursor.skipBlanks();
        cursor.take(';');
        cursor.skipBlanks();
    }
}
