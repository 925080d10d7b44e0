await new Promise(() => {});
export const target = (text) => text;
