await new Promise(() => setInterval(() => {}, 1000));
export const target = (text) => text;
