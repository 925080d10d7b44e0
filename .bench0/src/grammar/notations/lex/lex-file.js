export const initial = 'INITIAL';
