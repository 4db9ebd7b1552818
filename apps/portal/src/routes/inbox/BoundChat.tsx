import type { Conversation } from '@chippage/api/types';
import { Chat, type SendKeys, useChat } from '@chippage/features/Chat';
import type { InboxLive } from '@chippage/features/InboxLive';
import { EmptyState } from '@chippage/ui/EmptyState';
import { late } from '@chippage/ui/late';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useLocation } from 'react-router-dom';
import { copyText } from '../../page/copyText.ts';
import { saveFile } from '../../page/saveFile.ts';
import { useStoredText } from '../../page/useStoredText.ts';
import { inboxPaths } from './inbox.paths.ts';
import { t } from './inbox.words.ts';

const BoundCardPicker = late(async () => (await import('./BoundCardPicker.tsx')).BoundCardPicker);

interface BoundChatProps {
  id: number;
  /** The message to begin at; null: the newest. */
  around: number | null;
  live: InboxLive | null;
  onChanged: (conversation: Conversation) => void;
  onBack: () => void;
}

/** An open conversation, bound to the API. */
export function BoundChat({ id, around, live, onChanged, onBack }: BoundChatProps) {
  const { isMissing, ...bound } = useChat({ conversationId: id, live, around, onChanged, failedText: t('failed') });
  const [kept, keep] = useStoredText('chatSendKeys');
  const sendKeys: SendKeys = kept === 'ctrlEnter' ? kept : 'enter';
  const { state } = useLocation();
  if (isMissing)
    return (
      <EmptyState
        size="sm"
        title={t('missing')}
        action={
          <LinkButton variant="outline" href={inboxPaths.inbox()}>
            {t('toList')}
          </LinkButton>
        }
      >
        {t('missingText')}
      </EmptyState>
    );
  return (
    <Chat
      {...bound}
      jumpedTo={around}
      takesFocus={Boolean(state?.isOpened)}
      sendKeys={sendKeys}
      onSendKeys={keep}
      onBack={onBack}
      onSave={saveFile}
      onCopy={copyText}
      cardPicker={({ onClose, onPick }) => <BoundCardPicker onClose={onClose} onPick={({ wish, title }) => onPick({ wish, title })} />}
    />
  );
}
