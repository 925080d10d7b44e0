import type { ShownInput } from '../../page-data.ts';
import { h } from '../dom.ts';

const names: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t', ' ': '\u00b7' };

/** An input as text in which every character can be seen. `marked` are indices of characters to highlight. */
export function visibleInput({ text, isText, length }: ShownInput, marked?: ReadonlySet<number>): HTMLElement {
  const box = h('span', { class: 'input-text' });
  if (length === 0) box.append(h('span', { class: 'invisible' }, isText ? 'empty text' : 'nothing'));
  if (isText) appendCharacters(box, text, marked);
  else box.append(text);
  if (length > text.length)
    box.append(h('span', { class: 'cut' }, ` ... ${length.toLocaleString('en')} characters in all`));
  return box;
}

function appendCharacters(box: HTMLElement, text: string, marked: ReadonlySet<number> | undefined): void {
  let plain = '';
  const flush = (): void => {
    if (plain !== '') box.append(plain);
    plain = '';
  };
  let index = 0;
  for (const character of text) {
    const isMarked = marked?.has(index) === true;
    const visible = visibleForm(character);
    index += character.length;
    if (visible === undefined && !isMarked) {
      plain += character;
      continue;
    }
    flush();
    const part = h(
      isMarked ? 'mark' : 'span',
      visible === undefined ? {} : { class: 'invisible' },
      visible ?? character,
    );
    box.append(part);
    if (character === '\n') box.append('\n');
  }
  flush();
}

function visibleForm(character: string): string | undefined {
  const code = character.codePointAt(0)!;
  const named = names[character];
  if (named !== undefined) return named;
  const isHidden = code < 32 || (code >= 127 && code < 161) || /[\p{C}\p{Z}]/u.test(character);
  return isHidden ? `\\u{${code.toString(16)}}` : undefined;
}
