import { once } from 'node:events';
import { type AddressInfo, connect, type Server, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Opens an app to connections of this machine. @returns its port */
export async function listen(app: FastifyInstance): Promise<number> {
  return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
}

/** Opens a server to connections of this machine. @returns its port */
export async function listenOn(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** What came back over a connection until it was closed. */
export interface Heard {
  text: string;
  /** Statuses of the answers in it. */
  statuses: number[];
  /** Bytes that were sent. */
  sent: number;
}

/** Sends pieces as they are and listens until the other side hangs up. @param options `isLast`: says that nothing more will come. */
export async function speak(
  port: number,
  pieces: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>,
  { isLast = false }: { isLast?: boolean } = {},
): Promise<Heard> {
  const socket = connect(port, '127.0.0.1');
  const closed = Promise.withResolvers<void>();
  let text = '';
  let sent = 0;
  socket.on('data', (chunk) => (text += String(chunk)));
  socket.on('close', () => closed.resolve());
  socket.on('error', () => closed.resolve());
  for await (const piece of pieces) {
    if (socket.destroyed || !(await write(socket, piece))) break;
    sent += piece.length;
  }
  if (isLast) socket.end();
  await closed.promise;
  socket.destroy();
  return { text, statuses: [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status)), sent };
}

const write = (socket: Socket, piece: string | Uint8Array) => new Promise<boolean>((done) => void socket.write(piece, (error) => done(!error)));
