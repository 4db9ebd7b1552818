import { createServer, type Socket } from 'node:net';

/** The file by which scanners are tried; in two parts, so that none finds it here. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** What the stand-in does with a file: scans it, says something else, says nothing, or hangs up. */
export type ClamdFate = 'scan' | { says: string } | 'hang' | 'reset';

const COMMAND = 'zINSTREAM\0';

/** The stream of a whole request, without the lengths; null while more has to come. */
function streamOf(bytes: Buffer): Buffer | null {
  const pieces: Buffer[] = [];
  let at = COMMAND.length;
  while (bytes.length >= at + 4) {
    const length = bytes.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

/** A clamd that knows EICAR; keeps how many bytes each file had. */
export async function clamdStandIn(fate: () => ClamdFate) {
  const scanned: number[] = [];
  const sockets = new Set<Socket>();
  const answer = (socket: Socket, stream: Buffer) => {
    const doing = fate();
    if (doing === 'hang') return;
    if (doing === 'reset') {
      socket.resetAndDestroy();
      return;
    }
    scanned.push(stream.length);
    const verdict = stream.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK';
    socket.end(`${doing === 'scan' ? verdict : doing.says}\0`);
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    let bytes = Buffer.alloc(0);
    socket.on('data', (chunk: Buffer) => {
      bytes = Buffer.concat([bytes, chunk]);
      if (bytes.length >= COMMAND.length && !bytes.subarray(0, COMMAND.length).equals(Buffer.from(COMMAND))) return socket.end('UNKNOWN COMMAND\0');
      const stream = streamOf(bytes);
      if (stream) answer(socket, stream);
      return undefined;
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()));
  const address = server.address();
  return {
    url: `tcp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    scanned,
    close: () =>
      new Promise((done) => {
        for (const socket of sockets) socket.destroy();
        server.close(done);
      }),
  };
}
