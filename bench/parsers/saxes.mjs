import { SaxesParser } from 'saxes';

export function parse(text) {
  const parser = new SaxesParser();
  parser.write(text).close();
}
