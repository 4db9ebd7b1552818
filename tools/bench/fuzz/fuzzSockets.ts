import fc from 'fast-check';
import { createTestApp } from '../../../apps/server/test/app.ts';
import type { DatabaseServer } from '../../../apps/server/test/database.ts';
import { listen, speak } from '../../../apps/server/test/rawSocket.ts';
import { mutated } from '@chippage/api/fuzz';
import { counted, fail, type Tally } from './tally.ts';

const end = 'Connection: close\r\n\r\n';
const form = 'a=1&b=2';
const whole = [
  `GET /api/navigation HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: */*\r\n${end}`,
  `GET /api/hotSearch?size=3 HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: sid=x; token=y\r\n${end}`,
  `POST /api/web/login HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${form.length}\r\n${end}${form}`,
  `POST /api/web/login HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked\r\n${end}7\r\n${form}\r\n0\r\n\r\n`,
  `HEAD / HTTP/1.0\r\n${end}`,
].map((text) => Buffer.from(text));

/** Bytes that are nearly requests, over connections; the sender has said all that it has to say. */
export async function fuzzSockets(databases: DatabaseServer, { count, seed }: { count: number; seed: number }, tally: Tally): Promise<void> {
  const api = await createTestApp({ databases, logLevel: 'error' });
  const port = await listen(api.app);
  const packets = fc.sample(fc.constantFrom(...whole).chain(mutated), { numRuns: count, seed });
  const queue = packets.values();
  const work = async () => {
    for (const packet of queue) {
      const heard = await counted(tally, '字节', async () => {
        const { statuses } = await speak(port, [packet], { isLast: true });
        return { statusCode: Math.max(0, ...statuses), statuses };
      });
      if (heard.statuses.some((status) => status >= 500 && status !== 503))
        fail(tally, `${JSON.stringify(Buffer.from(packet).toString('latin1'))} ${api.lines.splice(0).join('')}`);
    }
  };
  await Promise.all(Array.from({ length: 20 }, work));
  process.stdout.write(`连接: ${packets.length}\n`);
  await api.close();
}
