export function isTokenInput(input) {
    return input.kind === 'text' && input.tokens !== undefined;
}
