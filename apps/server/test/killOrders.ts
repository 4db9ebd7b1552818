import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startChild } from './childPortal.ts';
import type { MallFacts } from './killMall.ts';
import { headersOf, upload, uploadedHash } from './killUploads.ts';

/** What came of killing the mall again and again. */
export interface OrderKillReport {
  rounds: number;
  /** Orders, and payments, that a client was told of. */
  orders: number;
  payments: number;
  uploads: number;
  /** Of those, how many were not there after the next start; has to be 0. */
  lost: number;
  /** Requests that led to more than one order; has to be 0. */
  doubled: number;
  /** Orders that count as paid though no verified notice came; has to be 0. */
  unpaid: number;
  /** Orders without lines, stock that its moves do not explain, payments that are paid more or less than once; has to be 0. */
  torn: number;
  /** Files without a row after the sweep; has to be 0. */
  stray: number;
  /** Databases that ran on when their portal was gone; has to be 0. */
  leftRunning: number;
}

/** What is killed in a round. */
export type Victim = 'portal' | 'database' | 'both';

interface KillOptions {
  victims?: readonly Victim[];
  /** Numbers from 0 up to 1; seeded, a run can be made again. @default Math.random */
  random?: () => number;
}

/** A running portal with a shop, and what a client needs to order there. */
export interface Portal {
  process: ChildProcess;
  origin: string;
  facts: MallFacts;
}

interface Sent {
  key: string;
  orderNo: string;
  id: number;
}

interface Inspected {
  torn: number;
  unpaid: number;
  orders: number;
  stray: number;
  /** Digest, length and kind of each file that no row names. */
  strayFiles: string[];
}

/** Address below which the killed portal tells what is in its database; only the test's portal has it. */
export const inspect = async (origin: string): Promise<Inspected> => (await fetch(`${origin}/test/invariants`)).json() as Promise<Inspected>;

/**
 * Starts a portal with a shop, orders, pays and uploads as fast as it can, kills it, its database or both with SIGKILL at a
 * random moment, starts it again, sends what was under way once more and asks for all that was acknowledged.
 */
export async function killOrders(dataDir: string, rounds: number, { victims = ['portal'], random = Math.random }: KillOptions = {}): Promise<OrderKillReport> {
  const report: OrderKillReport = { rounds, orders: 0, payments: 0, uploads: 0, lost: 0, doubled: 0, unpaid: 0, torn: 0, stray: 0, leftRunning: 0 };
  let uploaded: { id: number; sha256: string }[] = [];
  let known: Sent[] = [];
  let paid: Sent[] = [];
  let open: string[] = [];
  for (let round = 0; round <= rounds; round++) {
    const portal = await startMall(dataDir);
    for (const sent of known) {
      const again = await orderFrom(portal, sent.key).catch(() => null);
      if (!again) report.lost += 1;
      else if (again.orderNo !== sent.orderNo) report.doubled += 1;
    }
    for (const sent of paid) if ((await stateOf(portal, sent.id)) !== 'PAID') report.lost += 1;
    // What was under way is repeated by its client: whatever became of it, it is one order.
    for (const key of open) {
      const [first, second] = [await orderFrom(portal, key).catch(() => null), await orderFrom(portal, key).catch(() => null)];
      if (first && second && first.orderNo !== second.orderNo) report.doubled += 1;
    }
    for (const { id, sha256 } of uploaded) if ((await uploadedHash(portal, id)) !== sha256) report.lost += 1;
    const { torn, unpaid, stray } = await inspect(portal.origin);
    report.torn += torn;
    report.unpaid += unpaid;
    report.stray += stray;
    [known, paid, open, uploaded] = [[], [], [], []];
    if (round === rounds) {
      await end(portal.process, 'SIGTERM');
      break;
    }
    let isAlive = true;
    const workers = Array.from({ length: 4 }, async (_, worker) => {
      for (let at = 0; isAlive; at++) {
        const key = `k-${randomUUID()}`;
        open.push(key);
        const made = await orderFrom(portal, key).catch(() => null);
        if (!made) return;
        open = open.filter((each) => each !== key);
        known.push({ ...made, key });
        if ((at + worker) % 2 === 1) continue;
        const isPaid = await openPayment(portal, made.id)
          .then((cashier) => payAt(portal, cashier))
          .catch(() => false);
        if (isPaid) paid.push({ ...made, key });
      }
    });
    const uploading = (async () => {
      for (let at = 0; isAlive; at++) {
        const made = await upload(portal, `${round}-${at}`).catch(() => null);
        if (!made) return;
        uploaded.push(made);
      }
    })();
    for (const until = performance.now() + 30_000; (paid.length === 0 || uploaded.length === 0) && performance.now() < until;) await sleep(5);
    await sleep(random() * 300);
    const server = serverOf(dataDir);
    await kill(portal, server, victims[Math.floor(random() * victims.length)] ?? 'portal');
    isAlive = false;
    await Promise.all([...workers, uploading]);
    report.orders += known.length;
    report.payments += paid.length;
    report.uploads += uploaded.length;
    // Most rounds start again at once, over what is still going down.
    if (random() < 0.1 && !(await isGone(serverOf(dataDir)))) report.leftRunning += 1;
  }
  if (!(await isGone(serverOf(dataDir)))) report.leftRunning += 1;
  return report;
}

/** Starts a portal with a shop in a folder. @param hasJobs It works off its queues, too */
export async function startMall(dataDir: string, hasJobs = false): Promise<Portal> {
  const { process, said } = await startChild('killMall.ts', { DATA_DIR: dataDir }, hasJobs ? ['--jobs'] : []);
  const facts = JSON.parse(said) as MallFacts & { origin: string };
  return { process, origin: facts.origin, facts };
}

/** Ends a portal in peace. */
export const stopMall = (portal: Portal) => end(portal.process, 'SIGTERM');

async function end(portal: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const gone = once(portal, 'exit');
  portal.kill(signal);
  await gone;
}

/** Ends the portal, at once or, when only its database was killed, in order. */
export async function kill(portal: Portal, server: number | null, victim: Victim): Promise<void> {
  if (victim !== 'portal' && server !== null) process.kill(server, 'SIGKILL');
  await end(portal.process, victim === 'database' ? 'SIGTERM' : 'SIGKILL');
}

/** The postmaster of a data folder, or null. */
export function serverOf(dataDir: string): number | null {
  const file = join(dataDir, 'postgres', 'postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : null;
}

/** Whether a process ends within the ten seconds that a database may outlive its portal. */
async function isGone(pid: number | null): Promise<boolean> {
  const runs = () => existsSync(`/proc/${pid}`) && !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  for (const until = performance.now() + 10_000; pid !== null && runs(); await sleep(50)) if (performance.now() > until) return false;
  return true;
}

/** Orders one piece. @returns the order, or null when it was refused */
export async function orderFrom(portal: Portal, key: string): Promise<{ id: number; orderNo: string } | null> {
  const { goodsId, addressId, total } = portal.facts;
  const body = { goods: [{ goodsId, quantity: 1 }], addressId, payMethod: 'alipay', expected: [{ merchantId: 1, currency: 'CNY', total }] };
  const headers = { ...headersOf(portal), 'content-type': 'application/json', 'idempotency-key': key };
  const reply = await fetch(`${portal.origin}/api/mall/pay/order/create/goods`, { method: 'POST', headers, body: JSON.stringify(body) });
  const { data } = (await reply.json()) as { data?: { orders: { id: number; orderNo: string }[] } };
  return data?.orders[0] ?? null;
}

/** Opens a payment of an order. @returns the address of the cashier */
export async function openPayment(portal: Portal, orderId: number): Promise<string> {
  const headers = { ...headersOf(portal), 'content-type': 'application/x-www-form-urlencoded' };
  const made = await fetch(`${portal.origin}/api/mall/pay/online/create`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ orderIds: [orderId] }),
  });
  const { data: payment } = (await made.json()) as { data: { id: number } };
  const page = await fetch(`${portal.origin}/api/ali/pay/mallPayOnlineId?mallPayOnlineId=${payment.id}`, { headers: headersOf(portal) });
  const { data } = (await page.json()) as { data: { url: string } };
  return data.url;
}

/** Pays at the stand-in and has it tell the portal, each time anew. @returns whether the portal said that it understood */
export async function payAt(portal: Portal, cashier: string): Promise<boolean> {
  const reply = await fetch(`${portal.origin}/test/pay`, { method: 'POST', body: cashier });
  return (await reply.text()) === 'success';
}

async function stateOf(portal: Portal, id: number): Promise<string> {
  const reply = await fetch(`${portal.origin}/api/mall/goods/order/user/detail?id=${id}`, { headers: headersOf(portal) });
  const { data } = (await reply.json()) as { data?: { state: string } };
  return data?.state ?? '';
}
