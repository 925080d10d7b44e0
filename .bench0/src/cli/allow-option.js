import { allowedNames, readAllowed } from '../config/allowed.js';
export const allowOption = {
    value: 'LIST',
    summary: `permitted actions of the target, and failures that are not findings; comma-separated: ${allowedNames.join(', ')}`,
    whenAlone: undefined,
    fallback: undefined,
    read: (given) => readAllowed(given.split(',').map((name) => name.trim()), '--allow'),
};
