import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import { describeShippedGrammar } from './describe-shipped-grammar.ts';

/** By the port that a client speaks from: how to tell it what became of its request. */
const clients = new Map<number | undefined, (error?: Error) => void>();

const server = createServer((request, response) => {
  request.resume();
  request.on('end', () => {
    settle(request);
    response.end();
  });
});
server.on('connect', settle);
server.on('clientError', (error, socket) => clients.get((socket as Socket).remotePort)?.(error));

beforeAll(() => new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening)));
afterAll(() => void server.close());

// A request without version is one of HTTP/0.9, which the server still reads.
describeShippedGrammar('http-request', (word) => send(Buffer.from(word, 'latin1')), ['GET /\r\n\r\n']);

function settle(request: IncomingMessage): void {
  clients.get(request.socket.remotePort)?.();
}

/** Rejects unless the server reads exactly one whole request. */
function send(bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    const client = connect((server.address() as AddressInfo).port, '127.0.0.1', () => {
      clients.set(client.localPort, finish);
      client.end(bytes);
    });
    // Unread answers would keep the connection from closing.
    client.resume();
    client.on('error', finish);
    client.on('close', () => finish(new Error('no request was read')));

    function finish(error?: Error): void {
      clients.delete(client.localPort);
      client.destroy();
      if (error === undefined) resolve();
      else reject(error);
    }
  });
}
