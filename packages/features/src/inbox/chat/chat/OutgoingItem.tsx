import { Button } from '@chippage/ui/Button';
import { ErrorIcon } from '@chippage/ui/Icon';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { inboxTermsMessages } from '../../parts/messages.ts';
import * as styles from './Chat.css.ts';
import type { Outgoing } from './chatState.ts';
import { clockOf } from './ChatItem.tsx';
import { chatMessages } from './messages.ts';

export interface OutgoingItemProps {
  outgoing: Outgoing;
  onResend: () => void;
  /** Puts its words back into the box. Absent: it has none. */
  onEdit?: (() => void) | undefined;
  onDrop: () => void;
}

/** A message on its way, or one that did not get there, with what can be done about it. */
export function OutgoingItem({ outgoing: { draft, progress, error, time }, onResend, onEdit, onDrop }: OutgoingItemProps) {
  const t = useMessages(chatMessages);
  const terms = useMessages(inboxTermsMessages);
  const thing = draft.file
    ? terms('file', { name: draft.file.name })
    : draft.card
      ? terms('card', { kind: terms(draft.card.wish.kind), title: draft.card.title })
      : '';
  const words = [draft.text, thing].filter((each) => each !== '').join('\n');
  const note = words.slice(0, 20);
  return (
    <li className={styles.own} aria-busy={error === null}>
      <div className={styles.ownBody}>
        <span className={styles.meta}>
          <time dateTime={time}>{clockOf(time)}</time>
        </span>
        <div className={styles.ownBubble}>{words}</div>
        {error === null ? (
          <span className={styles.meta}>{progress === null || progress >= 1 ? t('sending') : t('sendingShare', { percent: Math.round(progress * 100) })}</span>
        ) : (
          <span className={styles.failed}>
            <span className={styles.failedWords}>
              <ErrorIcon size={16} />
              {t('notSent', { why: error })}
            </span>
            <Button variant="outline" size="sm" aria-label={t('resendNamed', { note })} onPress={onResend}>
              {t('resend')}
            </Button>
            {onEdit && (
              <Button variant="plain" size="sm" aria-label={t('editAgainNamed', { note })} onPress={onEdit}>
                {t('editAgain')}
              </Button>
            )}
            <Button variant="plain" size="sm" aria-label={t('dropNamed', { note })} onPress={onDrop}>
              {t('drop')}
            </Button>
          </span>
        )}
      </div>
    </li>
  );
}
