import { symbolic } from 'coppice';

/** Stands in for `packet-socket.ts#recv`: what is received is whatever the search wants to try. */
export function recv(): Uint8Array {
  return symbolic({ kind: 'bytes', length: 6 });
}
