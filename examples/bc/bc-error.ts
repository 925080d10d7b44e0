/** What a program is told: it is not written right, or asks for what cannot be done. */
export class BcError extends Error {}
