import { assume, symbolic } from 'coppice';

export function target(text) {
  const port = symbolic('int32');
  assume(port >= 0);
  if (port === 8080) return `open ${text}`;
  const packet = symbolic({ kind: 'object', fields: { kind: 'string', data: { kind: 'bytes', length: 2 } } });
  if (packet.kind === 'hello' && packet.data[1] === 7) return 'greeted';
  return 'closed';
}

export function swallows(limit) {
  try {
    assume(limit < 10);
  } catch {
    return 'swallowed';
  }
  return 'kept';
}

export function several() {
  let sum = 0;
  for (let turn = 0; turn < 3; turn++) sum += symbolic('number');
  return sum;
}

export function malformed() {
  return symbolic('int23');
}

export function buffers(options) {
  return [options.data, symbolic({ kind: 'bytes', length: 1, as: 'buffer' })].map((bytes) => Buffer.isBuffer(bytes));
}
