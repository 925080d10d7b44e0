export function sizedWord(target, words, rest, size) {
    const length = words.reduce((sum, word) => sum + word.length, 0);
    return { input: target.ofWords(words, rest), reached: { count: 1, size, length, holes: undefined } };
}
