import { rm, writeFile } from 'node:fs/promises';

const precious = new URL('./precious/', import.meta.url);

export async function target(text) {
  if (text === 'bad') await rm(precious, { recursive: true });
  if (text === 'write') await writeFile(new URL('new.txt', precious), 'x');
  return text;
}
