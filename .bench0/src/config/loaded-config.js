export const noConfig = { file: undefined, properties: [] };
