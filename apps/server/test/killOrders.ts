import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MallFacts } from './killMall.ts';

/** What came of killing the mall again and again. */
export interface OrderKillReport {
  rounds: number;
  /** Orders, and payments, that a client was told of. */
  orders: number;
  payments: number;
  /** Of those, how many were not there after the next start; has to be 0. */
  lost: number;
  /** Requests that led to more than one order; has to be 0. */
  doubled: number;
  /** Orders that count as paid though no verified notice came; has to be 0. */
  unpaid: number;
  /** Orders without lines, stock that its moves do not explain, payments that are paid more or less than once; has to be 0. */
  torn: number;
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

/** Address below which the killed portal tells what is in its database; only the test's portal has it. */
const inspect = async (origin: string): Promise<{ torn: number; unpaid: number; orders: number }> =>
  (await fetch(`${origin}/test/invariants`)).json() as Promise<{ torn: number; unpaid: number; orders: number }>;

/**
 * Starts a portal with a shop, orders and pays as fast as it can, kills it with SIGKILL at a random moment, starts it
 * again, sends what was under way once more and asks for all that was acknowledged.
 */
export async function killOrders(dataDir: string, rounds: number): Promise<OrderKillReport> {
  const report: OrderKillReport = { rounds, orders: 0, payments: 0, lost: 0, doubled: 0, unpaid: 0, torn: 0 };
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
    const { torn, unpaid } = await inspect(portal.origin);
    report.torn += torn;
    report.unpaid += unpaid;
    [known, paid, open] = [[], [], []];
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
        const isPaid = await pay(portal, made.id).catch(() => false);
        if (isPaid) paid.push({ ...made, key });
      }
    });
    for (const until = performance.now() + 30_000; paid.length === 0 && performance.now() < until;) await sleep(5);
    await sleep(Math.random() * 300);
    await end(portal.process, 'SIGKILL');
    isAlive = false;
    await Promise.all(workers);
    report.orders += known.length;
    report.payments += paid.length;
  }
  return report;
}

/** Starts a portal with a shop in a folder. */
export async function startMall(dataDir: string): Promise<Portal> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', PORT: '0', LOG_LEVEL: 'silent', SAMPLE: 'off', VITEST: '', NODE_OPTIONS: '' };
  const portal = spawn(process.execPath, ['--conditions=chippage-source', join(import.meta.dirname, 'killMall.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await Promise.race([
    once(portal.stdout ?? portal, 'data'),
    once(portal, 'exit').then(([code]) => Promise.reject(new Error(`the portal did not start: ${code}`))),
  ]);
  const facts = JSON.parse(String(line).trim().replace('ready ', '')) as MallFacts & { origin: string };
  return { process: portal, origin: facts.origin, facts };
}

/** Ends a portal in peace. */
export const stopMall = (portal: Portal) => end(portal.process, 'SIGTERM');

async function end(portal: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const gone = once(portal, 'exit');
  portal.kill(signal);
  await gone;
}

const headersOf = ({ facts: { token, sid, memberId } }: Portal) => ({ token, uid: `${memberId}`, cookie: `sid=${sid}`, uuid: randomUUID() });

/** Orders one piece. @returns the order, or null when it was refused */
export async function orderFrom(portal: Portal, key: string): Promise<{ id: number; orderNo: string } | null> {
  const { goodsId, addressId, total } = portal.facts;
  const body = { goods: [{ goodsId, quantity: 1 }], addressId, payMethod: 'alipay', expected: [{ merchantId: 1, currency: 'CNY', total }] };
  const headers = { ...headersOf(portal), 'content-type': 'application/json', 'idempotency-key': key };
  const reply = await fetch(`${portal.origin}/api/mall/pay/order/create/goods`, { method: 'POST', headers, body: JSON.stringify(body) });
  const { data } = (await reply.json()) as { data?: { orders: { id: number; orderNo: string }[] } };
  return data?.orders[0] ?? null;
}

/** Pays at the stand-in and has it tell the portal. @returns whether the portal said that it understood */
async function pay(portal: Portal, orderId: number): Promise<boolean> {
  const headers = { ...headersOf(portal), 'content-type': 'application/x-www-form-urlencoded' };
  const made = await fetch(`${portal.origin}/api/mall/pay/online/create`, { method: 'POST', headers, body: new URLSearchParams({ orderId: `${orderId}` }) });
  const { data: payment } = (await made.json()) as { data: { id: number } };
  const page = await fetch(`${portal.origin}/api/ali/pay/mallPayOnlineId?mallPayOnlineId=${payment.id}`, { headers: headersOf(portal) });
  const { data } = (await page.json()) as { data: { url: string } };
  const reply = await fetch(`${portal.origin}/test/pay`, { method: 'POST', body: data.url });
  return (await reply.text()) === 'success';
}

async function stateOf(portal: Portal, id: number): Promise<string> {
  const reply = await fetch(`${portal.origin}/api/mall/goods/order/user/detail?id=${id}`, { headers: headersOf(portal) });
  const { data } = (await reply.json()) as { data?: { state: string } };
  return data?.state ?? '';
}
