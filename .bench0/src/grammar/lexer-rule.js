export const defaultMode = 'DEFAULT_MODE';
