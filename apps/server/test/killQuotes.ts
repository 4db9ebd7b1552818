import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { QuoteDetail } from '@chippage/api/types';
import { kill, type Portal, serverOf, startMall, stopMall, type Victim } from './killOrders.ts';
import { askPortal, headersOf } from './killUploads.ts';

/** What came of killing the board while companies post, quote and accept. */
export interface QuoteKillReport {
  rounds: number;
  /** Demands, quotes and acceptances that a client was told of. */
  rows: number;
  quotes: number;
  deals: number;
  /** Of those, how many were not there after the next start; has to be 0. */
  lost: number;
  /** Requests that led to more than one row, quote or deal; has to be 0. */
  doubled: number;
  /** What the board does not explain, see `boardInvariants`; has to be 0. */
  torn: number;
  faults: string[];
}

/** A request that a client may send again under its key. */
interface Sent {
  kind: 'rows' | 'quotes' | 'deals';
  /** Which of the sellers; null: the buyer. */
  seller: number | null;
  body: Record<string, unknown>;
  key: string;
  /** What it was told to have made; null: nobody answered. */
  id: number | null;
  isRefused: boolean;
}

const paths = { rows: '/demand/add', quotes: '/demand/enquiry/add', deals: '/demand/enquiry/accept' } as const;
const wish = { quantity: 1000, unitPrice: '6.2' };
const offer = {
  priceLadder: [{ minQuantity: 100, unitPrice: '6.2' }],
  currency: 'USD',
  taxMode: 'untaxed',
  moq: 100,
  multiple: 100,
  place: 'HK',
  hasCoc: true,
  validDays: 7,
};

/** A portal as one of the sellers sees it, or the buyer. */
const asSeller = (portal: Portal, seller: number | null): Portal =>
  seller === null ? portal : { ...portal, facts: { ...portal.facts, ...portal.facts.sellers[seller] } };

/** Sends a request, again or for the first time. @throws Error when nobody answers */
async function deliver(portal: Portal, { kind, seller, body, key }: Sent): Promise<number | null> {
  const headers = { ...headersOf(asSeller(portal, seller)), 'content-type': 'application/json', 'idempotency-key': key };
  const reply = await fetch(`${portal.origin}/api${paths[kind]}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (reply.status >= 500) throw new Error(`${paths[kind]}: ${reply.status}`);
  const { code, data } = (await reply.json()) as { code: number; data?: { id: number } };
  return code === 1 ? (data?.id ?? null) : null;
}

/** Posts demands, has every seller quote on each, and accepts two of the quotes at once, until nobody answers. */
async function trade(portal: Portal, sent: Sent[], isAlive: () => boolean): Promise<void> {
  const ask = async (kind: Sent['kind'], seller: number | null, body: Record<string, unknown>) => {
    const own: Sent = { kind, seller, body, key: `k-${randomUUID()}`, id: null, isRefused: false };
    sent.push(own);
    own.id = await deliver(portal, own);
    own.isRefused = own.id === null;
    return own.id;
  };
  while (isAlive()) {
    const rowId = await ask('rows', null, { type: 1, model: portal.facts.model, quantity: wish.quantity, remark: `kill-${randomUUID()}` });
    const ids = await Promise.all(portal.facts.sellers.map((_, seller) => ask('quotes', seller, { rowId, ...offer })));
    await Promise.all(ids.slice(0, 2).map((id) => ask('deals', null, { id, ...wish })));
  }
}

/** Asks for everything that was sent before the kill: what was acknowledged is there, and what was not becomes one thing at most. */
async function check(portal: Portal, sent: readonly Sent[], report: QuoteKillReport): Promise<void> {
  const fault = (kind: 'lost' | 'doubled' | 'torn', what: string) => {
    report[kind] += 1;
    report.faults.push(`${kind}: ${what}`);
  };
  for (const own of sent) {
    const name = `${own.kind} ${own.key} ${own.id ?? 'without an answer'}`;
    const [first, second] = [await deliver(portal, own), await deliver(portal, own)];
    if (first !== second) fault('doubled', `${name}: ${first}, then ${second}`);
    if (own.id !== null && first === null) fault('lost', name);
    if (own.id !== null && first !== null && first !== own.id) fault('doubled', `${name}: ${first}`);
    if (own.isRefused && first !== null) fault('torn', `${name} was refused and is there`);
    if (own.kind !== 'deals' || first === null) continue;
    const quote = await askPortal<QuoteDetail>(portal, `/demand/enquiry/detail?id=${first}`);
    if (quote.state !== 'accepted' || quote.deal?.quantity !== wish.quantity || quote.row.state !== 'dealt')
      fault('lost', `${name} is ${quote.state}, its row ${quote.row.state}`);
  }
  const { torn, faults } = (await (await fetch(`${portal.origin}/test/board`)).json()) as { torn: number; faults: string[] };
  report.torn += torn;
  report.faults.push(...faults);
}

/** Kills portal, database or both while companies post, quote and accept; starts again and looks whether all that was acknowledged is there once. */
export async function killQuotes(dataDir: string, rounds: number, random: () => number, victims: readonly Victim[]): Promise<QuoteKillReport> {
  const report: QuoteKillReport = { rounds, rows: 0, quotes: 0, deals: 0, lost: 0, doubled: 0, torn: 0, faults: [] };
  let sent: Sent[] = [];
  for (let round = 0; round <= rounds; round++) {
    const portal = await startMall(dataDir);
    await check(portal, sent, report);
    if (round === rounds) {
      await stopMall(portal);
      break;
    }
    const now: Sent[] = [];
    sent = now;
    let isAlive = true;
    const work = Array.from({ length: 3 }, () => trade(portal, now, () => isAlive).catch(() => undefined));
    for (const until = performance.now() + 30_000; !now.some(({ kind, id }) => kind === 'deals' && id !== null) && performance.now() < until;) await sleep(5);
    await sleep(random() * 300);
    await kill(portal, serverOf(dataDir), victims[Math.floor(random() * victims.length)] ?? 'portal');
    isAlive = false;
    await Promise.all(work);
    for (const { kind, id } of now) if (id !== null) report[kind] += 1;
  }
  return report;
}
