import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Ctx } from '../platform/context.ts';
import { widerNetworkOf } from '../platform/budget.ts';
import { lockKey } from '../platform/rateLimits.ts';
import { AdapterError } from '../services/adapterError.ts';
import type { CodePurpose } from '../services/sms/port.ts';
import { codeBurned, codeExpired, codeTooMany, codeTooSoon, codeUnreachable, codeWrong, numberUnreachable } from './account.errors.ts';
import { cancelCode, countAttempt, insertCode, newestCode, spentCodes, useCode } from './codes.queries.ts';

const MINUTE = 60_000;
const LIFE_MS = 10 * MINUTE;
const MOST_ATTEMPTS = 5;

/** What is counted, for how long, and how many are allowed; ours are stricter than the vendors', so theirs never fire. */
const limits = {
  perNumber: [
    { windowMs: 60 * MINUTE, limit: 5 },
    { windowMs: 24 * 60 * MINUTE, limit: 10 },
  ],
  perVisitor: [{ windowMs: 60 * MINUTE, limit: 10 }],
  perNetwork: [{ windowMs: 60 * MINUTE, limit: 30 }],
  /** Messages abroad cost ten times as much and are what toll fraud is after. */
  perAreaAbroad: [{ windowMs: 24 * 60 * MINUTE, limit: 500 }],
} as const;

type Refusal = ReturnType<typeof codeTooSoon>;
/** When the next code may be asked for, and how long this one holds; or why there is none. */
export type SendResult = { resendAt: number; expiresAt: number } | Refusal;

/** Sends a one-time code, within the limits. The row is committed before the vendor is called: at most one message. */
export async function sendCode(ctx: Ctx, mobile: string, purpose: CodePurpose): Promise<SendResult> {
  const now = ctx.clock.now();
  const code = String(ctx.random.int(1_000_000)).padStart(6, '0');
  const expiresAt = new Date(now.getTime() + LIFE_MS);
  const visitor = ctx.uuid || ctx.ip;
  const network = ctx.isLocal ? '' : widerNetworkOf(ctx.ip);
  const row = await ctx.db.transaction(async (tx) => {
    await lockKey(tx, `sms:${mobile}`);
    const refused = await checkLimits({ ...ctx, db: tx }, mobile, visitor, network);
    if (refused) return refused;
    return insertCode(tx, { purpose, mobile, uuid: visitor, network, codeHmac: digest(ctx, purpose, mobile, code), sentAt: now, expiresAt });
  });
  if ('reason' in row) return row;
  try {
    await ctx.services.sms.sendCode({ mobile, code, purpose });
  } catch (error) {
    if (!(error instanceof AdapterError)) throw error;
    // Nothing went out and nothing will before somebody corrects the settings: the visitor need not wait for that.
    if (error.kind === 'misconfigured') await cancelCode(ctx.db, row.id);
    ctx.log.warn({ kind: error.kind, vendorCode: error.vendorCode }, 'code not sent');
    return error.kind === 'rejected' ? numberUnreachable() : codeUnreachable();
  }
  return { resendAt: now.getTime() + MINUTE, expiresAt: expiresAt.getTime() };
}

async function checkLimits(ctx: Ctx, mobile: string, visitor: string, network: string): Promise<Refusal | null> {
  const now = ctx.clock.now().getTime();
  const last = await spentCodes(ctx.db, { mobile }, new Date(now - MINUTE));
  if (last.oldest) return codeTooSoon(Math.max(1, Math.ceil((last.oldest.getTime() + MINUTE - now) / 1000)));
  const area = mobile.startsWith('+86') ? null : mobile.slice(0, 4);
  const checks = [
    ...limits.perNumber.map((limit) => ({ ...limit, where: { mobile } })),
    ...limits.perVisitor.map((limit) => ({ ...limit, where: { uuid: visitor } })),
    ...(network === '' ? [] : limits.perNetwork.map((limit) => ({ ...limit, where: { network } }))),
    ...(area === null ? [] : limits.perAreaAbroad.map((limit) => ({ ...limit, where: { area } }))),
  ];
  for (const { where, windowMs, limit } of checks) {
    const { hits, oldest } = await spentCodes(ctx.db, where, new Date(now - windowMs));
    if (oldest && hits >= limit) return codeTooMany(Math.max(1, Math.ceil((oldest.getTime() + windowMs - now) / 1000)));
  }
  return null;
}

/**
 * Spends a code. Every try is counted before it is compared, so a thousand parallel guesses get five comparisons,
 * and of two parallel right ones only the first spends it.
 * @returns null when the code was right.
 */
export async function spendCode(ctx: Ctx, mobile: string, purpose: CodePurpose, code: string): Promise<Refusal | null> {
  const now = ctx.clock.now();
  const newest = await newestCode(ctx.db, { mobile, purpose, uuid: ctx.uuid || ctx.ip });
  if (!newest || newest.usedAt || newest.expiresAt <= now) return codeExpired();
  const counted = await countAttempt(ctx.db, newest.id, MOST_ATTEMPTS);
  if (!counted) return codeBurned();
  const given = Buffer.from(digest(ctx, purpose, mobile, code));
  const isRight = timingSafeEqual(given, Buffer.from(newest.codeHmac));
  if (!isRight) return counted.attempts >= MOST_ATTEMPTS ? codeBurned() : codeWrong();
  return (await useCode(ctx.db, newest.id, now)) ? null : codeExpired();
}

/** Keyed, so that the table alone does not give away which of a million codes it was. */
const digest = ({ config, uuid, ip }: Ctx, purpose: CodePurpose, mobile: string, code: string) =>
  createHmac('sha256', config.secrets.signingKey)
    .update(['sms', purpose, mobile, uuid || ip, code].join('\0'))
    .digest('base64url');
