import { chatLimits } from '@chippage/api/limits';
import type { ChatCard } from '@chippage/api/types';
import type { chatMessages } from '../inbox.schema.ts';

/** A message as it is stored. */
export type MessageRecord = typeof chatMessages.$inferSelect;

const MINUTE = 60_000;
const DAY = 86_400_000;

/** An account counts as new for so long. */
const NEW_DAYS = 7;

/** Whether an account is new. */
export const isNewAccount = (createdAt: Date, now: Date): boolean => now.getTime() - createdAt.getTime() < NEW_DAYS * DAY;

/**
 * What may be written to those who never answered: so many of them in an hour and in a day, and so many messages to each
 * until they answer. A new account gets less.
 */
export const strangerLimits = (isNew: boolean) => (isNew ? { perHour: 5, perDay: 15, unanswered: 3 } : { perHour: 30, perDay: 100, unanswered: 10 });

/** The same words go to so many strangers in a day. */
export const SAME_WORDS = { limit: 5, seconds: 86_400, length: 12 };

/** Until when its writer may take a message back. */
export const revocableUntil = ({ sentAt }: Pick<MessageRecord, 'sentAt'>): Date => new Date(sentAt.getTime() + chatLimits.revokeMinutes * MINUTE);

/** A text as it is kept: line breaks of one kind, nothing around it. */
export const cleaned = (text: string | undefined): string => (text ?? '').replaceAll(/\r\n?/g, '\n').trim();

// Addresses, numbers and names of messengers lead away from where anybody could help.
const leadsAway =
  /(?:https?:\/\/|www\.)\S|[\w-]+\.(?:com|cn|net|top|xyz|info|shop|vip|cc|io)\b|1[3-9]\d{9}|[\w.+-]+@[\w-]+\.\w+|微信|加\s*[vVqQ]|QQ|telegram|whatsapp/iu;

/** Whether a text leads to somewhere else: links, numbers, other messengers. */
export const isLeadingAway = (text: string): boolean => leadsAway.test(text);

const cardNames: Readonly<Record<ChatCard['kind'], string>> = { part: '型号', demand: '供求', quote: '报价', order: '订单', article: '文章' };
const LINE = 60;

/** A message in one line, as lists show it. It never says what a card is about: not everybody may see that. */
export function noteOf({
  type,
  text,
  cardKind,
  revokedAt,
  isRemoved,
  isErased,
}: Pick<MessageRecord, 'type' | 'text' | 'cardKind' | 'revokedAt' | 'isRemoved' | 'isErased'>): string {
  if (isErased) return '[消息已随账号注销删除]';
  if (isRemoved) return '[消息因违规被移除]';
  if (revokedAt !== null) return '[消息已撤回]';
  const words = text.replaceAll(/\s+/g, ' ');
  const mark = type === 'picture' ? '[图片]' : type === 'file' ? '[文件]' : type === 'card' ? `[${cardKind === null ? '卡片' : cardNames[cardKind]}]` : '';
  const line = [...`${mark}${mark && words ? ' ' : ''}${words}`];
  return line.length > LINE ? `${line.slice(0, LINE).join('')}…` : line.join('');
}

/** Whether nothing of a message is shown any more. */
export const isGone = ({ revokedAt, isRemoved, isErased }: Pick<MessageRecord, 'revokedAt' | 'isRemoved' | 'isErased'>): boolean =>
  revokedAt !== null || isRemoved || isErased;
