import type { Conversation, NoticeConversation } from '@chippage/api/types';
import { Avatar } from '@chippage/ui/Avatar';
import { BellIcon, PinIcon, StarIcon, EyeOffIcon } from '@chippage/ui/Icon';
import type { ReactNode } from 'react';
import { FriendlyTime } from '../../../i18n/friendly-time/FriendlyTime.tsx';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import type { Translate } from '../../../i18n/messages.ts';
import { CountMark } from '../../../parts/count-mark/CountMark.tsx';
import * as styles from './ConversationList.css.ts';
import { conversationListMessages } from './messages.ts';

type Texts = (typeof conversationListMessages)['texts'];

/** What the reader calls the other side. */
export const nameOf = ({ remark, party }: Pick<Conversation, 'remark' | 'party'>): string => remark ?? party.name;

/** Everything that the row shows, as its name. */
export function rowText(one: Conversation, t: Translate<Texts>, isOpen: boolean): string {
  const { party, unreadCount, lastNote, isLastOwn, isPinned, isStarred, isMuted, isBlocked } = one;
  return [
    nameOf(one),
    party.company,
    unreadCount > 0 && t('rowUnread', { count: unreadCount }),
    lastNote !== '' && t(isLastOwn ? 'rowLastOwn' : 'rowLast', { note: lastNote }),
    isPinned && t('rowPinned'),
    isStarred && t('rowStarred'),
    isMuted && t('rowMuted'),
    isBlocked && t('rowBlocked'),
    isOpen && t('rowOpen'),
  ]
    .filter(Boolean)
    .join(t('join'));
}

/** The same of the notices. */
export function noticesText({ unreadCount, lastNote }: NoticeConversation, t: Translate<Texts>, isOpen: boolean): string {
  return [t('notices'), unreadCount > 0 && t('rowUnread', { count: unreadCount }), lastNote !== '' && t('rowLast', { note: lastNote }), isOpen && t('rowOpen')]
    .filter(Boolean)
    .join(t('join'));
}

interface LinesProps {
  face: ReactNode;
  name: string;
  marks?: ReactNode;
  time: string | null;
  note: string;
  unreadCount: number;
}

function Lines({ face, name, marks, time, note, unreadCount }: LinesProps) {
  return (
    <div className={styles.row}>
      {face}
      <div className={styles.words}>
        <div className={styles.line}>
          <span className={styles.name}>{name}</span>
          {marks}
          {time !== null && (
            <span className={styles.time}>
              <FriendlyTime dateTime={time} />
            </span>
          )}
        </div>
        <div className={styles.line}>
          <span className={styles.note}>{note}</span>
          <CountMark count={unreadCount} />
        </div>
      </div>
    </div>
  );
}

/** A conversation in the list: with whom, what was said last and when, and how much of it is not read. */
export function ConversationRow({ conversation }: { conversation: Conversation }) {
  const t = useMessages(conversationListMessages);
  const { party, lastNote, isLastOwn, lastTime, unreadCount, isPinned, isStarred, isMuted } = conversation;
  return (
    <Lines
      face={<Avatar name={party.name} src={party.avatar} />}
      name={nameOf(conversation)}
      marks={
        <span className={styles.mark}>
          {isPinned && <PinIcon size={14} />}
          {isStarred && <StarIcon size={14} />}
          {isMuted && <EyeOffIcon size={14} />}
        </span>
      }
      time={lastTime}
      note={isLastOwn && lastNote !== '' ? t('ownNote', { note: lastNote }) : lastNote}
      unreadCount={isMuted ? 0 : unreadCount}
    />
  );
}

/** The notices of the site, as one conversation. */
export function NoticesRow({ notices: { unreadCount, lastNote, lastTime } }: { notices: NoticeConversation }) {
  const t = useMessages(conversationListMessages);
  return (
    <Lines
      face={
        <span className={styles.icon}>
          <BellIcon size={20} />
        </span>
      }
      name={t('notices')}
      time={lastTime}
      note={lastNote === '' ? t('noNotices') : lastNote}
      unreadCount={unreadCount}
    />
  );
}
