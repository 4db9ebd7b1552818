import type { FastifyInstance } from 'fastify';
import { sendMail, writeMail } from '../../account/mails.ts';
import { briefOf, type Company, companyOf } from '../../enterprise/companyOf.ts';
import { mayRole } from '../../enterprise/rights.rules.ts';
import { amountText } from '../../mall/money.ts';
import type { Platform } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { findMember } from '../../platform/members/members.queries.ts';
import { shanghaiDate, shanghaiInWords } from '../../platform/shanghai.ts';
import { memberOfStopCode, registerOneClick, stopCodeOf } from '../../platform/stopCode.ts';
import { listWarned } from '../board/board.queries.ts';
import { toBoardRow } from '../board/board.rules.ts';
import { listMatches } from '../board/matches.queries.ts';
import { listGiven } from '../quotes/quotes.queries.ts';
import { lowestOf } from '../quotes/quotes.rules.ts';
import { changeDigest, digestReaders, lockDigest, stopDigest } from './digest.queries.ts';
import { type BoardNews, digestMail } from './digestWords.rules.ts';

/** Tells companies by mail what is new for them on the board. */
export const BOARD_DIGEST = 'inquiries.digest';
const ONE_CLICK = '/demand/digest/one-click';
const PURPOSE = 'board.digest';
/** Lines of one kind in a mail; the pages have the rest. */
const MOST_LINES = 20;
/** What is being written right now is told of the next time. */
const SETTLED = 60_000;
const NONE = { shown: [], total: 0 };

/** Once a day, after rows that run out were marked; what is done a second time on a day tells nobody twice. */
export function registerBoardDigestJob(platform: Platform): void {
  const { jobs, db, log } = platform;
  jobs.handle(
    BOARD_DIGEST,
    async () => {
      let failures = 0;
      for (const memberId of await digestReaders(db)) {
        try {
          const mail = await tellMember(platform, memberId);
          if (mail !== null) await sendMail(platform, mail);
        } catch (error) {
          // One member's trouble keeps no other from being told.
          failures += 1;
          log.warn({ err: error, member: memberId }, 'no digest of the board');
        }
      }
      if (failures > 0) throw new Error(`${failures} members without a digest of the board`);
    },
    { everyCron: '37 9 * * *', retrySeconds: 60 },
  );
}

/** Ends the mails for a mail program. */
export function registerDigestOneClick(api: FastifyInstance, { db, config }: Pick<Platform, 'db' | 'config'>): void {
  registerOneClick(api, ONE_CLICK, (code) => stopDigest(db, memberOfStopCode(config, PURPOSE, code)));
}

/** Looks what came since, and writes it down unless the member was told today. @returns the mail that has to go out */
function tellMember({ db, clock, config }: Platform, memberId: number): Promise<number | null> {
  return db.transaction(async (tx) => {
    const digest = await lockDigest(tx, memberId);
    const now = clock.now();
    const today = shanghaiDate(now);
    if (!digest || digest.sentDay === today) return null;
    const until = new Date(now.getTime() - SETTLED);
    if (until <= digest.toldUntil) return null;
    const company = await companyOf(tx, memberId);
    const member = await findMember(tx, memberId);
    const isInForce = company?.status === 1 && (company.expiresAt === null || company.expiresAt > now);
    // Who has no address or no company is told nothing later on: it would be old.
    const to = isInForce ? (member?.email ?? null) : null;
    const mail = company && to !== null ? digestMail(await newsFor(tx, company, { after: digest.toldUntil, until, now }), digest.origin) : null;
    await changeDigest(tx, memberId, { toldUntil: until, ...(mail && { sentDay: today }) });
    if (mail === null || to === null) return null;
    const unsubscribeUrl = `${digest.origin}/api${ONE_CLICK}?code=${stopCodeOf(config, PURPOSE, memberId)}`;
    return writeMail({ db: tx, clock, config }, { memberId, to, ...mail, unsubscribeUrl });
  });
}

interface Span {
  after: Date;
  until: Date;
  now: Date;
}

/** What came for a company within a span, of what its member may act on. */
async function newsFor(tx: Db, { id: companyId, role }: Company, span: Span): Promise<BoardNews> {
  const { now } = span;
  const may = { demands: mayRole(role, 'demand.post'), quotes: mayRole(role, 'demand.accept'), supplies: mayRole(role, 'stock.edit') };
  const types = [...(may.demands ? [1 as const] : []), ...(may.supplies ? [0 as const] : [])];
  const page = { limit: MOST_LINES, offset: 0 };
  const given = may.quotes ? await listGiven(tx, companyId, { ...span, limit: MOST_LINES }) : { rows: [], total: 0 };
  const matched = may.demands ? await listMatches(tx, { companyId, type: 1, posted: span, ...page }, now) : { rows: [], total: 0 };
  const warned = types.length === 0 ? { rows: [], total: 0 } : await listWarned(tx, companyId, { ...span, types, limit: MOST_LINES });
  const briefs = await briefOf(tx, [...given.rows.map(({ quote }) => quote.sellerId), ...matched.rows.map(({ other }) => other.enterpriseId)]);
  return {
    quotes: {
      total: given.total,
      shown: given.rows.map(({ quote, row }) => ({
        id: quote.id,
        model: row.model,
        price: lowestOf(quote),
        company: briefs.get(quote.sellerId)?.name ?? '一家企业',
      })),
    },
    matches: {
      total: matched.total,
      shown: matched.rows.map(({ own, other, reason }) => {
        // As this company may know it: what stands behind an anonymous row stays behind it.
        const { id, model, quantity, price, currency, poster } = toBoardRow(other, briefs.get(other.enterpriseId), companyId);
        const terms = [quantity === null ? '' : `${quantity.toLocaleString('zh-CN')} 片`, price === null ? '' : amountText(price, currency)].filter(
          (term) => term !== '',
        );
        return { rowId: id, wanted: own.model, offered: model, terms: terms.join('，'), company: poster.company?.name ?? '一家企业', reason };
      }),
    },
    rows:
      warned.total === 0
        ? NONE
        : {
            total: warned.total,
            shown: warned.rows.map(({ type, model, expiresAt }) => ({ isDemand: type === 1, model, runsOut: shanghaiInWords(expiresAt) })),
          },
  };
}
