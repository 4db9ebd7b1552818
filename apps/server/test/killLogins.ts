import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { startChild } from './childPortal.ts';

/** What came of killing the portal again and again. */
export interface KillReport {
  rounds: number;
  /** Logins that a client was told of. */
  acknowledged: number;
  /** Of those, how many the portal did not know any more after its next start; has to be 0. */
  lost: number;
  /** Longest time from start to ready, in ms. */
  slowestStartMs: number;
}

interface Login {
  token: string;
  sid: string;
  id: number;
}

/**
 * Starts a portal, logs members in as fast as it can, kills it with SIGKILL at a random moment, starts it again and
 * asks for every login that was acknowledged.
 */
export async function killLogins(dataDir: string, rounds: number): Promise<KillReport> {
  const report: KillReport = { rounds, acknowledged: 0, lost: 0, slowestStartMs: 0 };
  let known: Login[] = [];
  let next = 0;
  for (let round = 0; round <= rounds; round++) {
    const started = performance.now();
    const portal = await startPortal(dataDir);
    report.slowestStartMs = Math.max(report.slowestStartMs, Math.round(performance.now() - started));
    for (const login of known) if (!(await isKnown(portal.origin, login))) report.lost += 1;
    known = [];
    if (round < rounds) {
      let isAlive = true;
      const workers = Array.from({ length: 4 }, async () => {
        while (isAlive) {
          const login = await logIn(portal, `1${3 + (next % 7)}${String(next++ + 100_000_000).slice(0, 9)}`).catch(() => null);
          if (!login) return;
          known.push(login);
        }
      });
      // At any moment after the first acknowledged login, so that every round has something to lose.
      for (const until = performance.now() + 30_000; known.length === 0 && performance.now() < until;) await sleep(5);
      await sleep(Math.random() * 300);
      await end(portal.process, 'SIGKILL');
      isAlive = false;
      await Promise.all(workers);
      report.acknowledged += known.length;
    } else {
      await end(portal.process, 'SIGTERM');
    }
  }
  return report;
}

async function startPortal(dataDir: string): Promise<{ process: ChildProcess; origin: string; outbox: string }> {
  const { process, said } = await startChild('killPortal.ts', { DATA_DIR: dataDir });
  const [origin = '', outbox = ''] = said.split(' ');
  return { process, origin, outbox };
}

async function end(portal: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const gone = once(portal, 'exit');
  portal.kill(signal);
  await gone;
}

async function logIn({ origin, outbox }: { origin: string; outbox: string }, mobile: string): Promise<Login | null> {
  const headers = { uuid: randomUUID(), 'content-type': 'application/x-www-form-urlencoded' };
  const sent = await fetch(`${origin}/api/v2/sendNotice?mobile=${mobile}&captchaVerifyParam=ok`, { headers: { uuid: headers.uuid } });
  if (!sent.ok) return null;
  await sent.arrayBuffer();
  const messages = (await (await fetch(`${outbox}/__dev/outbox`, { headers: { accept: 'application/json' } })).json()) as {
    data: { recipient: string; code: string }[];
  };
  const code = messages.data.find(({ recipient }) => recipient === `+86${mobile}`)?.code ?? '';
  const reply = await fetch(`${origin}/api/web/login`, { method: 'POST', headers, body: new URLSearchParams({ mobile, code }) });
  const sid = /sid=([^;]+)/.exec(reply.headers.get('set-cookie') ?? '')?.[1] ?? '';
  const { code: ok, data } = (await reply.json()) as { code: number; data: { id: number; token: string } };
  return ok === 1 ? { token: data.token, sid, id: data.id } : null;
}

async function isKnown(origin: string, { token, sid, id }: Login): Promise<boolean> {
  const reply = await fetch(`${origin}/api/dtUser/myDetail`, { headers: { token, uid: `${id}`, cookie: `sid=${sid}` } });
  const body = (await reply.json()) as { code: number; data?: { id: number } };
  return body.code === 1 && body.data?.id === id;
}
