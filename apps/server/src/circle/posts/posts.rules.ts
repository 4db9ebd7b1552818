import { circlePostLimits } from '@chippage/api/limits';
import type { CirclePostState } from '@chippage/api/types';

const MINUTE = 60_000;
const DAY = 86_400_000;

const LINK = /(?:https?:\/\/|www\.)[^\s<>"'“”‘’（）《》【】，。；！？、]+/giu;

/** Whether a text holds an address of the web. */
export const hasLink = (content: string): boolean => content.search(LINK) !== -1;

/** Whether everybody sees a post of this state who may read it. */
export const isShown = (state: CirclePostState): boolean => state === 'shown' || state === 'folded';

/** Whether an account is too young to be trusted with everything. */
export const isNewAccount = (createdAt: Date, now: Date): boolean => now.getTime() - createdAt.getTime() < circlePostLimits.newDays * DAY;

/** Until when the words of a post may be changed. */
export const editableUntil = (createdAt: Date): Date => new Date(createdAt.getTime() + circlePostLimits.editMinutes * MINUTE);

/** Words as they are stored: line ends alike, no blanks around. */
export const cleaned = (content: string): string => content.replaceAll('\r\n', '\n').trim();

/** The beginning of a text, in one line. */
export const short = (text: string, most = 20): string => {
  const line = [...text.replaceAll(/\s+/g, ' ')];
  return line.length > most ? `${line.slice(0, most).join('')}…` : line.join('');
};
