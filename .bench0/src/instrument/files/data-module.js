/** The URL of a module with the given text. Node loads it without hooks, also from an ES module that is `require`d. */
export function dataModule(text) {
    return `data:text/javascript,${encodeURIComponent(text)}`;
}
