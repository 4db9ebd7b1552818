// A message until it is on the other side's screen, over streams; and what 2,000 open streams take of the memory.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Agent, type ClientRequest, request } from 'node:http';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openSharedDatabase } from '../../apps/server/src/platform/database/open.ts';
import { cpuOf } from './cpuOf.ts';
import { type BenchMember, startBenchPortal } from './portalProcess.ts';
import { ms, printTable, quantile } from './table.ts';

const STREAMS = Number(process.env['STREAMS'] ?? 2000);
const MESSAGES = Number(process.env['MESSAGES'] ?? 600);
/** Messages a second, over all pairs. */
const RATE = Number(process.env['RATE'] ?? 20);
const PAIRS = 40;
const BARS = { p95: 150, mb: 600 };

const portal = await startBenchPortal(STREAMS);
const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
const headersOf = (member: BenchMember, index: number) => ({
  token: member.token,
  uid: `${member.id}`,
  uuid: `bench${index}`,
  cookie: `sid=${member.sid}`,
  'user-agent': 'bench',
  'sec-fetch-site': 'same-origin',
});
const rssMb = () => Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${portal.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);

/** Milliseconds of processor that portal and database have taken: what others make them wait is not in it. */
const cpuMs = () => {
  const { portal: own, database } = cpuOf(portal.pid, Number.parseInt(readFileSync(join(portal.dataDir, 'postgres/postmaster.pid'), 'utf8'), 10));
  return { own: own * 1000, database: database * 1000 };
};

/** When each message was on a screen, by what its browser called it. */
const seen = new Map<string, number>();
const streams: ClientRequest[] = [];

/** Opens the stream of a member; resolves once it has begun. */
function listen(member: BenchMember, index: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = request(`${portal.origin}/api/im/events`, { agent: false, headers: headersOf(member, index) }, (reply) => {
      if (reply.statusCode !== 200) return reject(new Error(`the stream answered ${reply.statusCode}`));
      reply.setEncoding('utf8').on('data', (text: string) => {
        const now = performance.now();
        if (text.includes('event: begin')) resolve();
        // Only what came from the other side; one's own messages come too.
        for (const line of text.split('\n')) {
          const clientId = line.includes('"side":"other"') ? /"clientId":"([\w-]{36})"/.exec(line)?.[1] : undefined;
          if (clientId !== undefined) seen.set(clientId, now);
        }
      });
    });
    asked.on('error', reject);
    asked.end();
    streams.push(asked);
  });
}

/** Posts as a member; gives the answer's data. */
function post(member: BenchMember, index: number, path: string, type: string, body: string): Promise<{ code: number; msg: string; data: { id: number } }> {
  return new Promise((resolve, reject) => {
    const headers = { ...headersOf(member, index), 'content-type': type, 'content-length': Buffer.byteLength(body) };
    const asked = request(`${portal.origin}/api${path}`, { method: 'POST', agent, headers }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (piece: string) => (text += piece));
      reply.on('end', () => resolve(JSON.parse(text)));
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

try {
  // Not new accounts, whose messages to strangers are counted.
  const database = await openSharedDatabase({ dataDir: portal.dataDir });
  await database.pool.query(`update members set created_at = now() - interval '60 days'`);
  await database.close();
  const before = rssMb();
  for (let at = 0; at < portal.members.length; at += 20)
    await Promise.all(portal.members.slice(at, at + 20).map((member, index) => listen(member, at + index)));
  await sleep(2000);
  const open = rssMb();

  const pairs = [];
  for (let pair = 0; pair < PAIRS; pair++) {
    const [from, to] = [portal.members[pair * 2], portal.members[pair * 2 + 1]];
    if (!from || !to) throw new Error('there are too few members');
    const opened = await post(from, pair * 2, '/im/conversation/open', 'application/x-www-form-urlencoded', `kind=member&partyId=${to.id}`);
    const say = (member: BenchMember, index: number, clientId: string) =>
      post(
        member,
        index,
        '/im/send',
        'application/json',
        JSON.stringify({ conversationId: opened.data.id, clientId, type: 'text', text: '测速：STM32F103C8T6 有现货吗' }),
      );
    await say(from, pair * 2, randomUUID());
    await say(to, pair * 2 + 1, randomUUID());
    pairs.push({ from, to, pair, say });
  }

  const sent = new Map<string, number>();
  const answers: Promise<unknown>[] = [];
  let refused = 0;
  const cpuBefore = cpuMs();
  for (let index = 0; index < MESSAGES; index++) {
    const chosen = pairs[index % PAIRS];
    if (!chosen) break;
    const { from, to, pair, say } = chosen;
    const isBack = index % (2 * PAIRS) >= PAIRS;
    const clientId = randomUUID();
    sent.set(clientId, performance.now());
    answers.push(say(isBack ? to : from, pair * 2 + (isBack ? 1 : 0), clientId).then(({ code }) => (refused += code === 1 ? 0 : 1)));
    await sleep(1000 / RATE);
  }
  await Promise.all(answers);
  for (let wait = 0; wait < 50 && [...sent.keys()].some((clientId) => !seen.has(clientId)); wait++) await sleep(100);
  const cpuAfter = cpuMs();
  const after = rssMb();
  const times = [...sent].flatMap(([clientId, at]) => (seen.has(clientId) ? [(seen.get(clientId) ?? 0) - at] : []));
  const lost = sent.size - times.length;
  const p95 = quantile(times, 0.95);
  printTable(
    ['', '条', '没有到', 'p50 ms', `p95 ms（${BARS.p95}）`, 'p99 ms'],
    [[`每秒 ${RATE} 条，${STREAMS} 条流开着`, times.length, lost, ms(quantile(times, 0.5)), ms(p95), ms(quantile(times, 0.99))]],
  );
  printTable(
    ['', '门户 ms', '数据库 ms', '最近一分钟的负载'],
    [
      [
        '每条送到的消息用的处理器时间',
        ms((cpuAfter.own - cpuBefore.own) / times.length),
        ms((cpuAfter.database - cpuBefore.database) / times.length),
        loadavg()[0]?.toFixed(1) ?? '',
      ],
    ],
  );
  printTable(['', '开以前 MB', `${STREAMS} 条流 MB（${BARS.mb}）`, '收发以后 MB'], [['常驻内存', before, open, after]]);
  process.exitCode = lost === 0 && refused === 0 && p95 <= BARS.p95 && Math.max(open, after) <= BARS.mb ? 0 : 1;
} finally {
  for (const stream of streams) stream.on('error', () => undefined).destroy();
  agent.destroy();
  await portal.close();
}
