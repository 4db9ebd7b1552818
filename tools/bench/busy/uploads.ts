// A thread in which members upload large sheets in parts, each as fast as its line gives; it counts what was acknowledged.
import { createHash, randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { documentFileLimits } from '@chippage/api/limits';
import type { BenchMember } from '../portalProcess.ts';

const { origin, members, kbps } = workerData as { origin: string; members: BenchMember[]; kbps: number };
const { partBytes } = documentFileLimits;
const PIECE = 32 * 1024;
const path = '/api/file/spec/user/v1/parts';
const agent = new Agent({ keepAlive: true });
const tally = { parts: 0, failed: 0 };
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function post(member: BenchMember, to: string, contentType: string, body: Buffer): Promise<{ data?: { parted?: { id: number } | null } }> {
  const headers = { token: member.token, uid: `${member.id}`, cookie: `sid=${member.sid}`, 'content-type': contentType, 'content-length': body.byteLength };
  const sent = request(`${origin}${to}`, { method: 'POST', agent, headers });
  const reply = new Promise<string>((resolve, reject) => {
    sent.on('error', reject);
    sent.on('response', async (answer) => {
      let text = '';
      for await (const chunk of answer.setEncoding('utf8')) text += String(chunk);
      if (answer.statusCode === 200) resolve(text);
      else reject(new Error(`${answer.statusCode} ${text.slice(0, 100)}`));
    });
  });
  reply.catch(() => undefined);
  for (let at = 0; at < body.byteLength; at += PIECE) {
    sent.write(body.subarray(at, at + PIECE));
    if (body.byteLength > PIECE) await sleep((PIECE / 1024 / kbps) * 1000);
  }
  sent.end();
  return JSON.parse(await reply) as { data?: { parted?: { id: number } | null } };
}

async function uploadForEver(member: BenchMember): Promise<never> {
  for (;;) {
    try {
      const part = randomBytes(partBytes);
      const start = { name: 'large.pdf', sizeBytes: 4 * partBytes, sha256: hash(randomBytes(8)) };
      const id = (await post(member, `${path}/start`, 'application/json', Buffer.from(JSON.stringify(start)))).data?.parted?.id ?? 0;
      const form = [Buffer.from('--b\r\nContent-Disposition: form-data; name="file"; filename="part"\r\n\r\n'), part, Buffer.from('\r\n--b--\r\n')];
      for (let no = 1; no <= 4; no++) {
        await post(member, `${path}/${id}/${no}/${hash(part)}`, 'multipart/form-data; boundary=b', Buffer.concat(form));
        tally.parts += 1;
      }
      await post(member, `${path}/drop`, 'application/x-www-form-urlencoded', Buffer.from(`id=${id}`));
    } catch {
      tally.failed += 1;
      await sleep(1000);
    }
  }
}

parentPort?.on('message', () => parentPort?.postMessage(tally));
for (const [at, member] of members.entries()) void sleep(at * 40).then(() => uploadForEver(member));
