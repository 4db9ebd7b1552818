import type { LinkHealth } from '@chippage/api/types';

/** A state that a visitor is told of. */
export type ToldStatus = Exclude<LinkHealth['status'], 'unchecked'>;

/** What is told of a link; null: nothing is known that would help. */
export const toldStatus = (link: LinkHealth | null): ToldStatus | null => (link === null || link.status === 'unchecked' ? null : link.status);

/** Whether a link does not lead to its PDF, or will not for long. */
export function isBroken(link: LinkHealth | null): boolean {
  const status = toldStatus(link);
  return status !== null && status !== 'ok';
}

/** Whether nobody gets anything at a link: visitors are led to what the site knows of the sheet instead. */
export function isDeadEnd(link: LinkHealth | null): boolean {
  const status = toldStatus(link);
  return status === 'dead' || status === 'unreachable';
}
