import type { Conversation } from '@chippage/api/types';
import { Avatar } from '@chippage/ui/Avatar';
import { ChevronLeftIcon, MoreIcon } from '@chippage/ui/Icon';
import { IconButton } from '@chippage/ui/IconButton';
import { Link } from '@chippage/ui/Link';
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '@chippage/ui/Menu';
import { Tag } from '@chippage/ui/Tag';
import type { Ref } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { inboxTermsMessages } from '../../parts/messages.ts';
import * as styles from './Chat.css.ts';
import { chatMessages } from './messages.ts';

/** What can be done with a conversation as a whole. */
export type ChatAction = 'pin' | 'mute' | 'star' | 'hide' | 'rename' | 'export' | 'report' | 'block';

export interface ChatHeadProps {
  conversation: Conversation;
  name: string;
  onBack: () => void;
  onAction: (action: ChatAction) => void;
  headingRef: Ref<HTMLHeadingElement>;
}

/** With whom one talks, as whom, and what can be done with the conversation. */
export function ChatHead({ conversation, name, onBack, onAction, headingRef }: ChatHeadProps) {
  const t = useMessages(chatMessages);
  const terms = useMessages(inboxTermsMessages);
  const { party, ownParty, isPinned, isMuted, isStarred, isHidden, isBlocked } = conversation;
  const sub = [
    terms(party.kind),
    party.name !== name && party.name,
    party.company,
    ownParty.kind !== 'member' && t('asCompany', { name: ownParty.name }),
  ].filter(Boolean);
  return (
    <div className={styles.head}>
      <span className={styles.back}>
        <IconButton label={t('back')} size="sm" onPress={onBack}>
          <ChevronLeftIcon size={20} />
        </IconButton>
      </span>
      <Avatar name={party.name} src={party.avatar} />
      <div className={styles.who}>
        <div className={styles.nameLine}>
          <h2 ref={headingRef} tabIndex={-1} className={styles.name}>
            {party.href === null ? (
              name
            ) : (
              <Link tone="quiet" href={party.href}>
                {name}
              </Link>
            )}
          </h2>
          {party.isVerified && <Tag tone="ok">{t('verified')}</Tag>}
          {party.isSample && <Tag>{t('sample')}</Tag>}
        </div>
        <p className={styles.sub}>{sub.join(' · ')}</p>
      </div>
      <MenuTrigger>
        <IconButton label={t('menu')} size="sm">
          <MoreIcon size={20} />
        </IconButton>
        <Menu label={t('menu')} placement="bottom end" onAction={(key) => onAction(key as ChatAction)}>
          <MenuItem id="pin">{t(isPinned ? 'unpin' : 'pin')}</MenuItem>
          <MenuItem id="mute">{t(isMuted ? 'unmute' : 'mute')}</MenuItem>
          <MenuItem id="star">{t(isStarred ? 'unstar' : 'star')}</MenuItem>
          <MenuItem id="hide">{t(isHidden ? 'unhide' : 'hide')}</MenuItem>
          <MenuItem id="rename">{t('rename')}</MenuItem>
          <MenuItem id="export">{t('export')}</MenuItem>
          {party.kind === 'operator' ? null : (
            <>
              <MenuSeparator />
              <MenuItem id="report">{t('report')}</MenuItem>
              <MenuItem id="block" tone={isBlocked ? 'default' : 'danger'}>
                {t(isBlocked ? 'unblock' : 'block')}
              </MenuItem>
            </>
          )}
        </Menu>
      </MenuTrigger>
    </div>
  );
}
