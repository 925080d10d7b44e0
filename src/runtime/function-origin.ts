import { emptyList, functionToString, lastIndexOfText, PrivateWeakMap, textSlice } from './intrinsics.ts';

/** What the comment at the end of a rewritten function says. */
export interface FunctionOrigin {
  readonly id: number;
  readonly fileKey: number;
  readonly start: number;
  readonly end: number;
}

const origins = new PrivateWeakMap<FunctionOrigin | null>();

/** Where a function comes from; null for functions that were not rewritten. */
export function originOf(target: object): FunctionOrigin | null {
  const known = origins.get(target);
  if (known !== undefined) return known;
  const origin = readOrigin(functionToString(target));
  origins.set(target, origin);
  return origin;
}

export function readOrigin(text: string): FunctionOrigin | null {
  if (textSlice(text, -3) !== '*/}') return null;
  const at = lastIndexOfText(text, '/*coppice ');
  if (at < 0) return null;
  const numbers: number[] = emptyList();
  let number = 0;
  for (let index = at + 10; index < text.length - 2; index++) {
    const character = text[index] as string;
    if (character >= '0' && character <= '9') number = number * 10 + +character;
    else {
      numbers[numbers.length] = number;
      number = 0;
    }
  }
  if (numbers.length !== 4) return null;
  return {
    id: numbers[0] as number,
    fileKey: numbers[1] as number,
    start: numbers[2] as number,
    end: numbers[3] as number,
  };
}
