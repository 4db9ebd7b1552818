import type { Platform } from '../../platform/context.ts';
import type { IsMakerHost } from '../../services/outsideFiles/makerAddress.ts';
import type { LinkFinding, OutsideFiles } from '../../services/outsideFiles/port.ts';
import { type AskedLink, findDueLinks, findWitnesses, noteAsked, readMakerHosts, writeFinding } from './links.queries.ts';
import { hasAnswered } from './links.rules.ts';

/** The queue that checks where outside documents lie. */
export const LINKS = 'datasheets.links';

const HOUR = 3_600_000;
/** A link is checked once a week. */
const EVERY_MS = 7 * 24 * HOUR;
/** After a silence it is asked again so much later, at another time of the day. */
const AGAIN_MS = 7 * HOUR;
/** Links of one turn, each of another host: a host is asked for one document in five minutes. */
const TURN = 12;
const WITNESSES = 3;

type World = Pick<Platform, 'db' | 'clock' | 'log' | 'services'>;

const check = (files: OutsideFiles, isMakerHost: IsMakerHost, links: readonly AskedLink[]): Promise<LinkFinding[]> =>
  Promise.all(links.map(({ address }) => files.check(address, isMakerHost)));

/** Checks the links whose turn it is. Where nobody answers, not even those that did last time, this machine is offline and nothing is said of any. @returns how many states it wrote */
async function checkLinks({ db, clock, log, services }: World): Promise<number> {
  const { outsideFiles } = services;
  if (!outsideFiles) return 0;
  const now = clock.now();
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const due = await findDueLinks(db, { checkedBefore: ago(EVERY_MS), askedBefore: ago(AGAIN_MS), limit: TURN });
  if (due.length === 0) return 0;
  const isMakerHost = await readMakerHosts(db);
  const findings = await check(outsideFiles, isMakerHost, due);
  // What was never asked says nothing of the network.
  const heard = (all: readonly LinkFinding[]) => all.some((finding) => hasAnswered(finding) && finding.status !== 'unchecked');
  if (findings.some(({ status }) => status === 'silent') && !heard(findings)) {
    const witnesses = await findWitnesses(db, WITNESSES);
    if (!heard(await check(outsideFiles, isMakerHost, witnesses))) {
      await noteAsked(
        db,
        due.map(({ id }) => id),
        now,
      );
      log.info({ links: due.length }, 'no maker answers: offline, links keep their state');
      return 0;
    }
  }
  for (const [at, link] of due.entries()) await writeFinding(db, link, findings[at]!, now);
  return due.length;
}

/** Checks a few links every five minutes; the work is done where the configuration allows to go out. */
export function registerLinkJob(platform: Platform): void {
  platform.jobs.handle(LINKS, async () => void (await checkLinks(platform)), { everyCron: '*/5 * * * *', retries: 0 });
}
