import Hjson from 'hjson';

export const run = (text) => Hjson.parse(text);
