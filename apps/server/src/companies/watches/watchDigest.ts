import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sendMail, writeMail } from '../../account/mails.ts';
import { giveNotice } from '../../messages/notices.queries.ts';
import type { Platform } from '../../platform/context.ts';
import { Failure } from '../../platform/errors.ts';
import { findMember } from '../../platform/members/members.queries.ts';
import { shanghaiDate } from '../../platform/shanghai.ts';
import { memberOfStopCode, registerOneClick, stopCodeOf } from '../../platform/stopCode.ts';
import type { RegistryPart, WatchedFacts } from '../registryPart.ts';
import { changeWatch, companiesDue, lockDue, lockUntold, markTold, membersToTell, noteSilence, passCompany } from './watchDigest.queries.ts';
import { isWatchMailOn, setWatchMail } from './watches.queries.ts';
import { isLate, keptFacts, monthOf, watchedChanges } from './watches.rules.ts';
import { watchMail, watchNotice } from './watchWords.rules.ts';

/** Compares watched companies once a month and tells their members. */
export const WATCH_DIGEST = 'companies.watches';
const ONE_CLICK = '/tyc/watch/mail/one-click';
const PURPOSE = 'companyWatch.mail';
/** Companies of one turn; the next turn goes on where this one, or a process that stopped, was. */
const TURN = 60;
/** Between two companies, so that the provider is not asked for all of them at once. */
const PACE_MS = 500;
/** So many in a row that are not answered end a turn: the provider is away. */
const MOST_SILENT = 3;

type Reading = Pick<RegistryPart, 'readWatchedFacts'>;

/** Looks every ten minutes whether a month began: what was compared or told in it is not again. */
export function registerWatchDigest(platform: Platform, registry: Reading, { paceMs = PACE_MS } = {}): void {
  platform.jobs.handle(
    WATCH_DIGEST,
    async () => {
      await compareDue(platform, registry, paceMs);
      await tellMembers(platform);
    },
    { everyCron: '*/10 * * * *', retries: 0 },
  );
}

/** Ends the mails for a mail program. */
export function registerWatchOneClick(api: FastifyInstance, { db, config }: Pick<Platform, 'db' | 'config'>): void {
  registerOneClick(api, ONE_CLICK, (code) => setWatchMail(db, memberOfStopCode(config, PURPOSE, code), false));
}

async function compareDue(platform: Platform, { readWatchedFacts }: Reading, paceMs: number): Promise<void> {
  const { db, clock, log } = platform;
  const month = monthOf(shanghaiDate(clock.now()));
  let silent = 0;
  for (const [at, companyId] of (await companiesDue(db, month, TURN)).entries()) {
    if (at > 0) await sleep(paceMs);
    const facts = await readWatchedFacts(platform, companyId).catch((error: unknown) => {
      if (error instanceof Failure && error.status === 404) return 'gone' as const;
      log.warn({ err: error, company: companyId }, 'a watched company was not read');
      return null;
    });
    if (facts === 'gone') await passCompany(db, companyId, month);
    else if (facts === null) {
      await noteSilence(db, companyId, month, clock.now());
      silent += 1;
      if (silent === MOST_SILENT) return;
    } else {
      silent = 0;
      await compare(platform, { companyId, facts, month });
    }
  }
}

/** Compares a company for everybody who watches it. */
function compare({ db, clock }: Platform, { companyId, facts, month }: { companyId: number; facts: WatchedFacts; month: string }): Promise<void> {
  return db.transaction(async (tx) => {
    for (const watch of await lockDue(tx, companyId, month)) {
      const changes = watchedChanges(watch.facts, facts);
      const found = { changes, isTold: changes.length === 0, digestAt: clock.now(), askedAt: null };
      await changeWatch(tx, watch, { facts: keptFacts(watch.facts, facts), month, ...found });
    }
  });
}

async function tellMembers(platform: Platform): Promise<void> {
  const { db, clock, log } = platform;
  const day = shanghaiDate(clock.now());
  const month = monthOf(day);
  let failures = 0;
  for (const memberId of await membersToTell(db, { month, waits: !isLate(day) })) {
    try {
      const mail = await tellMember(platform, memberId, month);
      if (mail !== null) await sendMail(platform, mail);
    } catch (error) {
      // One member's trouble keeps no other from being told.
      failures += 1;
      log.warn({ err: error, member: memberId }, 'no digest of watched companies');
    }
  }
  if (failures > 0) throw new Error(`${failures} members without a digest of watched companies`);
}

/** Tells a member what changed, once. @returns the mail that has to go out */
function tellMember({ db, clock, config }: Platform, memberId: number, month: string): Promise<number | null> {
  return db.transaction(async (tx) => {
    const [first, ...more] = await lockUntold(tx, memberId);
    if (!first) return null;
    const changed = [first, ...more].map(({ companyId, facts, changes }) => ({ companyId, name: facts.name, changes }));
    await giveNotice(tx, { memberId, kind: 'registryWatch', ...watchNotice(changed), href: '/userCenter/companyWatches' }, clock.now());
    await markTold(tx, memberId, month);
    const member = await findMember(tx, memberId);
    if (!member?.email || !(await isWatchMailOn(tx, memberId))) return null;
    const unsubscribeUrl = `${first.origin}/api${ONE_CLICK}?code=${stopCodeOf(config, PURPOSE, memberId)}`;
    return writeMail({ db: tx, clock, config }, { memberId, to: member.email, ...watchMail(changed, first.origin), unsubscribeUrl });
  });
}
