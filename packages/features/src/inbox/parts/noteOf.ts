import type { ChatMessage } from '@chippage/api/types';
import type { Translate } from '../../i18n/messages.ts';
import type { inboxTermsMessages } from './messages.ts';

/** A message in one line, as the list of conversations shows it. */
export function noteOf({ isRevoked, side, writer, type, file, card, text }: ChatMessage, t: Translate<(typeof inboxTermsMessages)['texts']>): string {
  if (isRevoked) return side === 'own' && writer.isMe ? t('revokedOwn') : t('revokedOther', { name: writer.nickName });
  const words = text.replaceAll(/\s+/g, ' ').trim();
  if (words !== '') return words;
  if (type === 'picture') return t('picture');
  if (file !== null) return t('file', { name: file.name });
  if (card !== null) return t('card', { kind: t(card.kind), title: card.title });
  return '';
}
