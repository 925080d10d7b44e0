import { recv } from './packet-socket.ts';

/** Answers a packet: a start byte, a length, that many bytes and their sum. */
export function answer(): string {
  const packet = recv();
  if (packet[0] !== 0x7e) return 'noise';
  const length = packet[1] ?? 0;
  if (length > packet.length - 3) return 'cut off';
  let sum = 0;
  for (let at = 0; at < length; at++) sum += packet[2 + at] ?? 0;
  return (sum & 0xff) === packet[2 + length] ? 'accepted' : 'damaged';
}
