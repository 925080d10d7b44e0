export const recv = () => {
  throw new Error('there is no network here');
};

export const name = 'network';
