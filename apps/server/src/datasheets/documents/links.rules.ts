import type { LinkHealth } from '@chippage/api/types';
import type { LinkFinding } from '../../services/outsideFiles/port.ts';
import type { documentLinks } from './links.schema.ts';

type Link = typeof documentLinks.$inferSelect;

/** What checks write of a link. */
export type LinkState = Pick<Link, 'address' | 'host' | 'status' | 'statusSince' | 'checkedAt' | 'triedAt' | 'okAt' | 'silentTries' | 'movedTo'>;

/** How a link fares as visitors see it; `checkedAt` as SQL writes it. */
interface FoundLink {
  linkStatus: LinkHealth['status'] | null;
  checkedAt: string | null;
  movedTo: string | null;
}

/** What was found at a maker's address; null: nothing yet. */
export function linkHealthOf({ linkStatus, checkedAt, movedTo }: FoundLink): LinkHealth | null {
  return linkStatus === null || checkedAt === null ? null : { status: linkStatus, checkTime: new Date(checkedAt).toISOString(), movedTo };
}

/** One silence is a bad moment; only so many in a row mean that the site cannot be reached. */
const SILENT_TRIES = 3;

/** A link of which nothing is known. */
export const unknownLink: LinkState = {
  address: null,
  host: null,
  status: null,
  statusSince: null,
  checkedAt: null,
  triedAt: null,
  okAt: null,
  silentTries: 0,
  movedTo: null,
};

/** Where to go on the maker's own host without asking anybody; a step back to no encryption is for an operator to see. */
function followed(address: string, movedTo: string | null): URL | null {
  const [from, to] = [URL.parse(address), URL.parse(movedTo ?? '')];
  if (!from || !to || from.hostname !== to.hostname) return null;
  return from.protocol === 'https:' && to.protocol !== 'https:' ? null : to;
}

/** The link after a check. @param address The address that was asked. */
export function afterCheck(before: LinkState, address: string, finding: LinkFinding, now: Date): LinkState {
  const since = (status: LinkState['status']) => ({ status, statusSince: before.status === status ? before.statusSince : now });
  if (finding.status === 'silent') {
    const silentTries = before.silentTries + 1;
    const tried = { ...before, triedAt: now, silentTries };
    return silentTries < SILENT_TRIES ? tried : { ...tried, ...since('unreachable'), checkedAt: now, movedTo: null };
  }
  const base = { ...before, checkedAt: now, triedAt: now, silentTries: 0 };
  const isThere = finding.status === 'ok' || finding.status === 'moved';
  const okAt = isThere ? now : before.okAt;
  const better = isThere ? followed(address, finding.movedTo) : null;
  if (better) return { ...base, ...since('ok'), okAt, address: better.href, host: better.hostname, movedTo: null };
  return { ...base, ...since(finding.status), okAt, movedTo: finding.movedTo };
}

/** Whether the machine has a network: something of what was asked answered. */
export const hasAnswered = (finding: LinkFinding): boolean => finding.status !== 'silent' || finding.hasAnswered;
