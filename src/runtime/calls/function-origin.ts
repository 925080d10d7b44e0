import { emptyList, functionToString, lastIndexOfText, PrivateWeakMap, textSlice } from '../realm/intrinsics.ts';

/** What the comment at the end of a rewritten function says. */
export interface FunctionOrigin {
  readonly id: number;
  readonly fileKey: number;
  readonly start: number;
  readonly end: number;
  /** Only names a variable or a property, and while `peeking` does so without running code. */
  readonly canPeek: boolean;
  /** Takes no shadows of its arguments. */
  readonly ignoresShadows: boolean;
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

/** No rewritten function has this id, short of a chance in two thousand million. */
const ownId = 1;

/** An id for a function of ours that returns shadows as a rewritten one does; to be asked for before it is called. */
export function idOfOwn(target: object): number {
  if (origins.get(target)?.id !== ownId)
    origins.set(target, { id: ownId, fileKey: 0, start: 0, end: 0, canPeek: false, ignoresShadows: false });
  return ownId;
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
  if (numbers.length !== 5) return null;
  return {
    id: numbers[0] as number,
    fileKey: numbers[1] as number,
    start: numbers[2] as number,
    end: numbers[3] as number,
    canPeek: numbers[4] === 1,
    ignoresShadows: numbers[4] === 2,
  };
}
