import type { ChatFile, ChatMessage } from '@chippage/api/types';
import { Avatar } from '@chippage/ui/Avatar';
import { absoluteTime } from '@chippage/ui/FriendlyTime';
import { MoreIcon } from '@chippage/ui/Icon';
import { IconButton } from '@chippage/ui/IconButton';
import { Menu, MenuItem, MenuTrigger } from '@chippage/ui/Menu';
import { memo, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { inboxTermsMessages } from '../../parts/messages.ts';
import { noteOf } from '../../parts/noteOf.ts';
import * as styles from './Chat.css.ts';
import { ChatCardView, ChatFileView, ChatPicture } from './ChatThing.tsx';
import { chatMessages } from './messages.ts';

/** What can be done with a message. */
export interface ItemActions {
  onCopy: (text: string) => void;
  onAnswer: (message: ChatMessage) => void;
  onRevoke: (message: ChatMessage) => void;
  onReport: (message: ChatMessage) => void;
  onReadFile: (id: number) => Promise<Blob>;
  onSaveFile: (file: ChatFile) => void;
}

export interface ChatItemProps {
  message: ChatMessage;
  /** One was brought here to see it. */
  isJumped: boolean;
  /** Several people write on this side, so it says who. */
  hasName: boolean;
  /** Stable between renders: a thousand messages are not drawn anew for one. */
  actions: ItemActions;
}

/** The minute of a message. */
export const clockOf = (time: string): string => absoluteTime(Date.parse(time)).minute.slice(-5);

/** A message, on the side on which it was written. */
export const ChatItem = memo(function ChatItem({ message, isJumped, hasName, actions }: ChatItemProps) {
  const t = useMessages(chatMessages);
  const terms = useMessages(inboxTermsMessages);
  const { seq, side, writer, text, file, card, answers, isRevoked, isRead, createTime } = message;
  const isOwn = side === 'own';
  if (isRevoked || side === 'system')
    return (
      <li className={styles.middle} data-seq={seq}>
        {isRevoked ? noteOf(message, terms) : text}
      </li>
    );
  return (
    <li className={isOwn ? styles.own : styles.item} data-seq={seq}>
      <Avatar name={writer.nickName} src={writer.avatar} size="sm" />
      <div className={isOwn ? styles.ownBody : styles.body}>
        <span className={styles.meta}>
          {(hasName || !writer.isMe) && <span>{writer.nickName}</span>}
          <time dateTime={createTime}>{clockOf(createTime)}</time>
        </span>
        {(text !== '' || answers !== null) && (
          <div className={`${isOwn ? styles.ownBubble : styles.bubble} ${isJumped ? styles.jumped : ''}`.trim()}>
            {answers !== null && (
              <span className={styles.answered}>
                {answers.nickName}：{answers.note === '' ? t('answeredRevoked') : answers.note}
              </span>
            )}
            {text}
          </div>
        )}
        {card !== null && <ChatCardView card={card} />}
        {file !== null &&
          (file.isPicture ? (
            <ChatPicture file={file} onReadFile={actions.onReadFile} onSaveFile={actions.onSaveFile} />
          ) : (
            <ChatFileView file={file} onReadFile={actions.onReadFile} onSaveFile={actions.onSaveFile} />
          ))}
        {isOwn && <span className={styles.meta}>{t(isRead ? 'read' : 'notRead')}</span>}
      </div>
      <ItemMenu message={message} note={noteOf(message, terms)} actions={actions} />
    </li>
  );
});

function ItemMenu({ message, note, actions }: { message: ChatMessage; note: string; actions: ItemActions }) {
  const t = useMessages(chatMessages);
  // What can be taken back is known when the menu opens.
  const [openedAt, setOpenedAt] = useState(0);
  const { text, side, revocableUntil } = message;
  return (
    <span className={styles.actions}>
      <MenuTrigger onOpenChange={(isOpen) => isOpen && setOpenedAt(Date.now())}>
        <IconButton label={t('moreNamed', { note: note.slice(0, 20) })} size="xs">
          <MoreIcon size={16} />
        </IconButton>
        <Menu label={t('more')}>
          <MenuItem onAction={() => actions.onAnswer(message)}>{t('answer')}</MenuItem>
          {text === '' ? null : <MenuItem onAction={() => actions.onCopy(text)}>{t('copy')}</MenuItem>}
          {revocableUntil === null || openedAt > Date.parse(revocableUntil) ? null : (
            <MenuItem detail={t('revokeHint')} onAction={() => actions.onRevoke(message)}>
              {t('revoke')}
            </MenuItem>
          )}
          {side === 'other' ? (
            <MenuItem tone="danger" onAction={() => actions.onReport(message)}>
              {t('report')}
            </MenuItem>
          ) : null}
        </Menu>
      </MenuTrigger>
    </span>
  );
}
