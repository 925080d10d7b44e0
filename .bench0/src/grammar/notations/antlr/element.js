/** Returns the occurrences of EOF that are followed by something, which could never match. */
export function innerEofs(element, isFollowed = false, found = []) {
    if (element.kind === 'eof' && isFollowed)
        found.push(element);
    if (element.kind === 'seq') {
        const last = element.items.findLastIndex((item) => item.kind !== 'eof');
        element.items.forEach((item, i) => innerEofs(item, isFollowed || i < last, found));
    }
    if (element.kind === 'alt')
        for (const option of element.options)
            innerEofs(option, isFollowed, found);
    if (element.kind === 'repeat') {
        innerEofs(element.item, isFollowed || (element.max > 1 && element.item.kind !== 'eof'), found);
    }
    return found;
}
/** Returns this element and all elements below it, in preorder. */
export function elementsInPreorder(element, found = []) {
    found.push(element);
    if (element.kind === 'seq' || element.kind === 'not')
        for (const item of element.items)
            elementsInPreorder(item, found);
    else if (element.kind === 'alt')
        for (const option of element.options)
            elementsInPreorder(option, found);
    else if (element.kind === 'repeat')
        elementsInPreorder(element.item, found);
    return found;
}
