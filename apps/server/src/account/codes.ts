import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Ctx } from '../platform/context.ts';
import type { Db } from '../platform/database/connect.ts';
import { widerNetworkOf } from '../platform/budget.ts';
import type { Refusal } from '../platform/errors.ts';
import { lockKey } from '../platform/rateLimits.queries.ts';
import { countedSince, countedUntil } from '../platform/rateLimits.rules.ts';
import { AdapterError } from '../services/adapterError.ts';
import type { CodePurpose } from '../services/sms/port.ts';
import {
  refuseCodeBurned,
  refuseCodeExpired,
  refuseCodeTooMany,
  refuseCodeTooSoon,
  refuseCodeUnreachable,
  refuseCodeWrong,
  refuseMailTooMany,
  refuseMailTooSoon,
  refuseNumberUnreachable,
} from './account.errors.ts';
import { cancelCode, countAttempt, insertCode, newestCode, spentCodes, useCode } from './codes.queries.ts';
import { checksOf, isLive, isMailAddress, judgeSending, judgeTry } from './codes.rules.ts';
import { codeLimits } from './limits.ts';

const MINUTE = 60_000;

type SmsRefusal = Refusal<'sms.too_soon' | 'sms.too_many' | 'sms.unreachable'>;
type MailRefusal = Refusal<'mail.too_soon' | 'mail.too_many'>;
type CodeRefusal = Refusal<'login.wrong_code' | 'login.code_expired' | 'login.too_many'>;
/** When the next code may be asked for, and how long this one holds; or why there is none. */
export type SendResult = { resendAt: number; expiresAt: number } | SmsRefusal;

/** A code that was written down, before anything was sent. */
export interface DraftCode {
  id: number;
  code: string;
  expiresAt: Date;
}

/** Sends a one-time code by SMS, within the limits. The row is committed before the vendor is called: at most one message. */
export async function sendCode(ctx: Ctx, mobile: string, purpose: CodePurpose): Promise<SendResult> {
  const drafted = await draftCode(ctx, mobile, purpose);
  if ('reason' in drafted) return drafted;
  try {
    await ctx.services.sms.sendCode({ mobile, code: drafted.code, purpose });
  } catch (error) {
    if (!(error instanceof AdapterError)) throw error;
    // Nothing went out and nothing will before somebody corrects the settings: the visitor need not wait for that.
    if (error.kind === 'misconfigured') await cancelCode(ctx.db, drafted.id);
    ctx.log.warn({ kind: error.kind, vendorCode: error.vendorCode }, 'code not sent');
    return error.kind === 'rejected' ? refuseNumberUnreachable() : refuseCodeUnreachable();
  }
  return sentAt(ctx, drafted);
}

/** What a screen is told about a code that is on its way. */
export const sentAt = ({ clock }: Ctx, { expiresAt }: DraftCode) => ({
  resendAt: clock.now().getTime() + codeLimits.betweenSeconds * 1000,
  expiresAt: expiresAt.getTime(),
});

/** Makes a code within the limits and writes its digest down. */
export async function draftCode(ctx: Ctx, mobile: string, purpose: CodePurpose): Promise<DraftCode | SmsRefusal>;
export async function draftCode(ctx: Ctx, email: string, purpose: 'bind_email'): Promise<DraftCode | MailRefusal>;
export async function draftCode(ctx: Ctx, recipient: string, purpose: CodePurpose | 'bind_email'): Promise<DraftCode | SmsRefusal | MailRefusal> {
  const now = ctx.clock.now();
  const code = String(ctx.random.int(1_000_000)).padStart(6, '0');
  const expiresAt = new Date(now.getTime() + codeLimits.lifeMinutes * MINUTE);
  const visitor = ctx.uuid || ctx.ip;
  const network = ctx.isLocal ? '' : widerNetworkOf(ctx.ip);
  const row = await ctx.db.transaction(async (tx) => {
    await lockKey(tx, `sms:${recipient}`);
    const refused = await checkLimits({ ...ctx, db: tx }, recipient, visitor, network);
    if (refused) return refused;
    return insertCode(tx, { purpose, recipient, uuid: visitor, network, codeHmac: digest(ctx, purpose, recipient, code), sentAt: now, expiresAt });
  });
  return 'reason' in row ? row : { id: row.id, code, expiresAt };
}

async function checkLimits({ db, clock }: Ctx, recipient: string, visitor: string, network: string): Promise<SmsRefusal | MailRefusal | null> {
  const now = clock.now();
  for (const check of checksOf({ recipient, visitor, network })) {
    const judged = judgeSending(check, await spentCodes(db, check.whom, { since: countedSince(check, now), until: countedUntil(now) }), now);
    if (judged) return refusals[isMailAddress(recipient) ? 'mail' : 'sms'][judged.refusal](judged.wait);
  }
  return null;
}

const refusals = {
  sms: { too_soon: refuseCodeTooSoon, too_many: refuseCodeTooMany },
  mail: { too_soon: refuseMailTooSoon, too_many: refuseMailTooMany },
};

/** What was proved, and not spent yet; `spend` is false for whoever comes second. In a transaction it is spent with what it is for. */
export interface Proved {
  spend: (db: Db) => Promise<boolean>;
}

/**
 * Tries a code and leaves it to be spent. Every try is counted before it is compared, so a thousand parallel guesses get
 * five comparisons, and what is asked by means of a right one is counted as well.
 */
export async function tryCode(ctx: Ctx, recipient: string, purpose: CodePurpose | 'bind_email', code: string): Promise<CodeRefusal | Proved> {
  const now = ctx.clock.now();
  const newest = await newestCode(ctx.db, { recipient, purpose, uuid: ctx.uuid || ctx.ip });
  if (!newest || !isLive(newest, now)) return refuseCodeExpired();
  const counted = await countAttempt(ctx.db, newest.id, codeLimits.attempts);
  const isRight = timingSafeEqual(Buffer.from(digest(ctx, purpose, recipient, code)), Buffer.from(newest.codeHmac));
  const verdict = judgeTry(counted?.attempts ?? null, isRight);
  if (verdict !== 'right') return verdict === 'burned' ? refuseCodeBurned() : refuseCodeWrong();
  return { spend: (db) => useCode(db, newest.id, now) };
}

/** A code that somebody gave, and what is written down when it is refused. */
interface GivenCode {
  recipient: string;
  purpose: CodePurpose | 'bind_email';
  code: string;
  onRefused: (refused: CodeRefusal) => Promise<void>;
}

/** Tries a code and does what it permits. It is spent in the transaction of that work: when the work fails, the code is good again. */
export async function withCode<C extends Ctx, T>(
  ctx: C,
  { recipient, purpose, code, onRefused }: GivenCode,
  work: (inside: C) => Promise<T>,
): Promise<T | CodeRefusal> {
  const tried = await tryCode(ctx, recipient, purpose, code);
  const result = 'reason' in tried ? null : await ctx.db.transaction(async (tx) => ((await tried.spend(tx)) ? { done: await work({ ...ctx, db: tx }) } : null));
  if (result) return result.done;
  const refused = 'reason' in tried ? tried : refuseCodeExpired();
  await onRefused(refused);
  return refused;
}

/** Keyed, so that the table alone does not give away which of a million codes it was. */
const digest = ({ config, uuid, ip }: Ctx, purpose: string, recipient: string, code: string) =>
  createHmac('sha256', config.secrets.signingKey)
    .update(['sms', purpose, recipient, uuid || ip, code].join('\0'))
    .digest('base64url');
