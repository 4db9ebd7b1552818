// A random walk of a buyer, sellers, an operator and the clock over the real calls: rows and quotes always fit together.
import type { OwnBoardRow, QuoteDetail } from '@chippage/api/types';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../../test/app.ts';
import { boardInvariants } from '../../test/boardInvariants.ts';
import { companyOf, type TestCompany } from '../../test/companies.ts';
import { postJson } from '../../test/shop.ts';
import { rateHits } from '../platform/rateLimits.schema.ts';
import { seeded } from '../platform/seeded.ts';
import type { Decide } from '../platform/domain.ts';
import { inquiryDecisions } from './board/reportDecisions.ts';
import { expireBoard, expireQuotes } from './inquiries.jobs.ts';

/** STEPS=100000 walks on for as long as one has time; SEED another way. */
const STEPS = Number(process.env['STEPS'] ?? 400);
const SEED = Number(process.env['SEED'] ?? 28);
const HOUR = 3_600_000;
type Review = Parameters<Decide>[1];

let api: TestApp;
let buyer: TestCompany;
let sellers: TestCompany[];
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'error' });
  buyer = await companyOf(api);
  sellers = [await companyOf(api), await companyOf(api), await companyOf(api)];
});
afterAll(() => api.close());

const offerAt = (unitPrice: string) => ({
  priceLadder: [{ minQuantity: 100, unitPrice }],
  currency: 'CNY',
  taxMode: 'tax13',
  moq: 100,
  multiple: 100,
  place: 'SZ',
  hasCoc: true,
  validDays: 7,
});

it(
  `${STEPS} 步随机的走法：求购和它的报价总是对得上，拒绝的什么也不改变，从不出错`,
  async () => {
    const random = seeded(SEED);
    const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
    let rows: number[] = [];
    let quotes: { id: number; seller: Visitor }[] = [];
    const aQuote = () => pick(quotes) ?? { id: 1, seller: buyer.visitor };
    let calls = 0;
    const done = new Set<string>();
    const send = async <T>(name: string, visitor: Visitor, url: string, body: object): Promise<T | null> => {
      const reply = await postJson(visitor, url, body, { 'idempotency-key': `walk-${String(++calls).padStart(8, '0')}` });
      return read<T>(name, reply);
    };
    const sendForm = async (name: string, visitor: Visitor, url: string, body: Record<string, string>) => read(name, await visitor.post(url, body));
    const read = <T>(name: string, reply: Awaited<ReturnType<typeof postJson>>): T | null => {
      // Beyond what the states refuse nothing goes wrong.
      if (![200, 404, 409, 422].includes(reply.statusCode) || reply.body.includes('request.invalid'))
        throw new Error(`${name}: ${reply.statusCode} ${reply.body}`);
      const { code, data } = reply.json<{ code: number; data: T }>();
      if (code === 1) done.add(name);
      return code === 1 ? data : null;
    };
    const price = () => pick(['6.2', '5.9', '5']) ?? '5';
    const deeds: (() => Promise<unknown>)[] = [
      async () => {
        const row = await send<OwnBoardRow>('post', buyer.visitor, '/demand/add', { type: 1, model: 'WALK-1', quantity: 1000, days: 7 });
        if (row) rows = [...rows.slice(-2), row.id];
      },
      async () => {
        const seller = (pick(sellers) ?? buyer).visitor;
        const quote = await send<QuoteDetail>('quote', seller, '/demand/enquiry/add', { rowId: pick(rows) ?? 1, ...offerAt(price()) });
        if (quote) quotes = [...quotes.slice(-5), { id: quote.id, seller }];
      },
      () => {
        const { id, seller } = aQuote();
        return send('answer', seller, '/demand/enquiry/answer', { id, ...offerAt(price()) });
      },
      () => sendForm('counter', buyer.visitor, '/demand/enquiry/counter', { id: `${aQuote().id}`, quantity: '1000', unitPrice: price() }),
      () => send('accept', buyer.visitor, '/demand/enquiry/accept', { id: aQuote().id, quantity: 1000, unitPrice: price() }),
      () => sendForm('say', buyer.visitor, '/demand/message', { id: `${aQuote().id}`, text: '在吗' }),
      () => sendForm('refuse', buyer.visitor, '/demand/enquiry/move', { id: `${aQuote().id}`, deed: 'refuse' }),
      () => {
        const deed = pick(['agree', 'hold', 'decline', 'withdraw']) ?? 'agree';
        const { id, seller } = aQuote();
        return sendForm(deed, seller, '/demand/enquiry/move', { id: `${id}`, deed });
      },
      () => {
        const deed = pick(['refresh', 'renew', 'renew', 'close', 'reopen', 'reopen', 'remove']) ?? 'refresh';
        return send(deed, buyer.visitor, '/demand/status/user', { deed, ids: [pick(rows) ?? 1] });
      },
      () => {
        if (random() > 0.3) return Promise.resolve();
        const review = { memberId: Number(sellers[0]?.visitor.uid), payload: { rowId: pick(rows) ?? 1 } } as unknown as Review;
        return api.server.db.transaction((tx) => inquiryDecisions.board_report(tx, review, { isApproved: true, reason: '价格不实', now: api.clock.now() }));
      },
      async () => {
        api.clock.advance(Math.floor(random() * 16) * HOUR);
        await expireBoard({ ...api.server, clock: api.clock });
        await expireQuotes({ ...api.server, clock: api.clock });
      },
    ];
    for (let step = 0; step < STEPS; step++) {
      await pick(deeds)?.();
      if (step % 40 !== 39) continue;
      expect(await boardInvariants(api.server.db), `SEED=${SEED}, step ${step}`).toMatchObject({ torn: 0, faults: [] });
      await api.server.db.delete(rateHits);
    }
    expect([...done]).toEqual(expect.arrayContaining(['post', 'quote', 'answer', 'counter', 'accept', 'refuse', 'withdraw', 'close', 'reopen']));
  },
  60_000 + STEPS * 500,
);
