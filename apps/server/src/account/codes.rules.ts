import { type Allowance, type Counted, isWithinLife, waitFor } from '../platform/rateLimits.rules.ts';
import { codeLimits } from './limits.ts';

/** Who is counted: a number or address, a visitor, a network, or an area code. */
export type Whom = { recipient: string } | { uuid: string } | { network: string } | { area: string };

/** One limit on codes, and what is said when it is reached. */
export interface CodeCheck extends Allowance {
  whom: Whom;
  refusal: 'too_soon' | 'too_many';
}

/** Whether a recipient is a mail address; else it is a mobile number as E.164. */
export const isMailAddress = (recipient: string): boolean => recipient.includes('@');

/**
 * The limits that a new code has to pass, in the order in which they are told. Without a network (this machine) none is
 * counted; numbers abroad are counted by their area too.
 */
export function checksOf({ recipient, visitor, network }: { recipient: string; visitor: string; network: string }): CodeCheck[] {
  const isAbroad = !isMailAddress(recipient) && !recipient.startsWith('+86');
  const under = (whom: Whom, limits: readonly { minutes: number; limit: number }[]): CodeCheck[] =>
    limits.map(({ minutes, limit }) => ({ whom, refusal: 'too_many', limit, seconds: minutes * 60 }));
  return [
    { whom: { recipient }, refusal: 'too_soon', limit: 1, seconds: codeLimits.betweenSeconds },
    ...under({ recipient }, codeLimits.perNumber),
    ...under({ uuid: visitor }, codeLimits.perVisitor),
    ...(network === '' ? [] : under({ network }, codeLimits.perNetwork)),
    ...(isAbroad ? under({ area: recipient.slice(0, 4) }, codeLimits.perAreaAbroad) : []),
  ];
}

/** What keeps a code from being sent, and for how many seconds; null: nothing does. */
export function judgeSending(check: CodeCheck, counted: Counted, now: Date): { refusal: CodeCheck['refusal']; wait: number } | null {
  const wait = waitFor(check, counted, now);
  return wait === 0 ? null : { refusal: check.refusal, wait };
}

/** Whether a code can still be tried: the last one that was sent, not used, neither too old nor from a time to come. */
export const isLive = (code: { usedAt: Date | null; expiresAt: Date } | undefined, now: Date): boolean =>
  code !== undefined && code.usedAt === null && isWithinLife(code.expiresAt, codeLimits.lifeMinutes * 60_000, now);

/**
 * What came of a try that was counted.
 * @param attempts Tries with this one; null: they were used up before.
 */
export function judgeTry(attempts: number | null, isRight: boolean): 'right' | 'wrong' | 'burned' {
  if (attempts === null) return 'burned';
  return isRight ? 'right' : attempts >= codeLimits.attempts ? 'burned' : 'wrong';
}
