import { trendLimits } from '@chippage/api/limits';
import type { Trend } from '@chippage/api/types';

/** Where a post stands. */
export type TrendState = Trend['state'];

const DAY = 86_400_000;
const MINUTE = 60_000;
const HOUR_SECONDS = 3600;

/** Web addresses in a text, in their order, each once; an end that belongs to the sentence is left off. */
export function linksOf(content: string): string[] {
  const found = content.matchAll(/(?:https?:\/\/|www\.)[^\s<>"'，。；、！？（）《》【】\u4e00-\u9fff]+/giu);
  return [...new Set([...found].map(([link]) => link.replace(/[.,;:!?)\]]+$/, '')))].filter((link) => URL.canParse(withScheme(link)));
}

const withScheme = (link: string) => (/^https?:/i.test(link) ? link : `https://${link}`);

/** Whether an account is so new that it is held to tighter limits. */
export const isNew = (memberSince: Date, now: Date): boolean => now.getTime() - memberSince.getTime() < trendLimits.newDays * DAY;

/** How many posts an account writes. */
export const postLimits = (memberId: number, isNewMember: boolean): { key: string; limit: number; seconds: number }[] => [
  { key: `trend:${memberId}`, limit: isNewMember ? trendLimits.newPosts : 30, seconds: HOUR_SECONDS },
];

/** What of posts with links is shown at once; beyond it they wait for an operator. */
export const linkLimits = (memberId: number): { key: string; limit: number; seconds: number }[] => [
  { key: `trend links:${memberId}`, limit: trendLimits.newLinkPosts, seconds: HOUR_SECONDS },
];

/** Until when the words of a post may be changed. */
export const editableUntil = (createdAt: Date): Date => new Date(createdAt.getTime() + trendLimits.editMinutes * MINUTE);

/** So many members, and a post folds before anybody looked. */
const FOLDING = 3;

/** Where an open post stands after a report. */
export const stateAfterReport = (reports: number): 'shown' | 'folded' => (reports >= FOLDING ? 'folded' : 'shown');

/** Whether everybody reads it and it counts. */
export const isOpenState = (state: TrendState): boolean => state === 'shown' || state === 'folded';

/** What stands at the begin of files that are opened by something else than a picture's viewer. */
const PAGE = /<(?:!doctype|html|script|svg|\?php)/i;

/** Whether bytes that begin as a picture are something else as well: an archive, a document or a page. */
export function hidesFile(bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isArchive = buffer.includes('PK\u0003\u0004', 0, 'latin1') && buffer.includes('PK\u0005\u0006', 0, 'latin1');
  const isDocument = buffer.subarray(0, 1024).includes('%PDF-', 0, 'latin1');
  const ends = [buffer.subarray(0, 4096), buffer.subarray(Math.max(0, buffer.length - 4096))];
  return isArchive || isDocument || buffer.includes('Rar!\u001a\u0007', 0, 'latin1') || ends.some((end) => PAGE.test(end.toString('latin1')));
}
