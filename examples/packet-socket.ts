/** Stands for a real socket: nothing comes in while a program is tested. */
export function recv(): Uint8Array {
  throw new Error('nothing has been received');
}
