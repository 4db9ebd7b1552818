import type { FastifyInstance } from 'fastify';
import { sendMail, writeMail } from '../../account/mails.ts';
import { giveNotice } from '../../messages/notices.queries.ts';
import type { Platform } from '../../platform/context.ts';
import { findMember } from '../../platform/members/members.queries.ts';
import { shanghaiDate } from '../../platform/shanghai.ts';
import { alertCodeOf } from './alertCode.ts';
import { activeSearches, lockSearches, membersToTell, updateSearch } from './alerts.queries.ts';
import { baselineOf, changesOf } from './alerts.rules.ts';
import { insertFindings, markTold, takeDay, untold } from './digests.queries.ts';
import { digestMail, digestWords } from './digestWords.rules.ts';
import { ONE_CLICK } from './oneClick.ts';
import { type PartsWatched, watchParts } from './watchParts.ts';

/** Looks after saved searches and tells their members. */
export const SEARCH_DIGEST = 'searches.digest';

/** Once a day; what is done a second time on a day tells nobody twice. */
export function registerDigestJob(platform: Platform, all: PartsWatched): void {
  const { jobs, db, log } = platform;
  jobs.handle(
    SEARCH_DIGEST,
    async () => {
      let failures = 0;
      for (const memberId of await membersToTell(db)) {
        try {
          const mail = await tellMember(platform, all, memberId);
          if (mail !== null) await sendMail(platform, mail);
        } catch (error) {
          // One member's trouble keeps no other from being told.
          failures += 1;
          log.warn({ err: error, member: memberId }, 'no digest');
        }
      }
      if (failures > 0) throw new Error(`${failures} members without a digest`);
    },
    { everyCron: '17 8 * * *', retrySeconds: 60 },
  );
}

/** Lets the person at this machine have the day's digests at once: nobody waits for the morning. */
export function registerDigestPage(app: FastifyInstance, { jobs }: Pick<Platform, 'jobs'>): void {
  app.post('/__dev/digests', async (_request, reply) => {
    await jobs.run(SEARCH_DIGEST, {});
    return reply.code(204).send();
  });
}

/** Looks what came, and tells of it unless the member was told today. @returns the mail that has to go out */
function tellMember({ db, clock, config }: Platform, all: PartsWatched, memberId: number): Promise<number | null> {
  return db.transaction(async (tx) => {
    await lockSearches(tx, memberId);
    const now = clock.now();
    const searches = await activeSearches(tx, memberId);
    for (const { id, criteria, baseline, kinds, priceBelow } of searches) {
      // The catalogue belongs to the process, not to this transaction.
      const parts = await watchParts(db, all, criteria, now);
      // Too many since: it waits until there are fewer, with what it knows.
      if (parts === null) continue;
      if (baseline) await insertFindings(tx, { id, memberId }, changesOf(baseline, parts, { kinds, priceBelow }), now);
      await updateSearch(tx, memberId, id, { baseline: baselineOf(parts) });
    }
    const found = (await untold(tx, memberId)).filter(({ searchId }) => searches.some(({ id }) => id === searchId));
    const [first] = searches;
    if (!first || found.length === 0 || !(await takeDay(tx, memberId, shanghaiDate(now), now))) return null;
    const words = digestWords(searches, found);
    await giveNotice(tx, { memberId, kind: 'savedSearch', title: words.title, body: words.body, href: '/userCenter/searches' }, now);
    await markTold(tx, memberId, now);
    const member = await findMember(tx, memberId);
    if (!member?.email) return null;
    const code = alertCodeOf(config, memberId);
    const urls = { listUrl: `${first.origin}/userCenter/searches`, stopUrl: `${first.origin}/datasheet/alerts/stop?code=${code}` };
    const unsubscribeUrl = `${first.origin}/api${ONE_CLICK}?code=${code}`;
    return writeMail({ db: tx, clock, config }, { memberId, to: member.email, ...digestMail(words, urls), unsubscribeUrl });
  });
}
