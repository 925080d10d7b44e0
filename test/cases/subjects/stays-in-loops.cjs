function skip(text, at) {
  while (text[at] !== ';') {
    for (let round = 0; round < 3; round++) Math.sqrt(round);
  }
  return at;
}

exports.target = (text) => {
  if (text[0] === 'a') return skip(text, 1);
  if (text[0] === 'b') for (const end = 1 / 0, at = { place: 0 }; at.place < end; at.place++) text += '';
  return text;
};
