/** Every character is looked at by itself, so that its place among the others is the path's and nobody else's. */
module.exports = (text) => {
  let found = 0;
  for (const character of text) {
    if (character === 'a') found++;
    else found += character === 'b' ? 2 : 3;
  }
  return found;
};
