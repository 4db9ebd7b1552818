import type { OperatorTakedown, TakedownDecision, TakedownState } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { DescriptionItem, DescriptionList } from '@chippage/ui/DescriptionList';
import { useReturnFocus } from '@chippage/ui/focus';
import { Tag } from '@chippage/ui/Tag';
import { type Ref, useState } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { AbsoluteTime } from '../../i18n/friendly-time/AbsoluteTime.tsx';
import { QueuePlace } from '../../parts/queue/Queue.tsx';
import { TakedownFacts } from '../../parts/takedown-facts/TakedownFacts.tsx';
import { takedownQueueMessages } from './messages.ts';
import { TakedownAnswer } from './TakedownAnswer.tsx';
import * as styles from './TakedownQueue.css.ts';

export interface TakedownItemProps {
  takedown: OperatorTakedown;
  placeRef: Ref<HTMLSpanElement>;
  /** Rejects with the server's refusal. */
  onDecide: (decision: TakedownDecision) => Promise<unknown>;
  /** It was decided. */
  onLeave: () => void;
}

const tones = { received: 'info', upheld: 'warn', rejected: 'neutral', contested: 'info', restored: 'ok' } as const satisfies Record<TakedownState, string>;

/** A notice with what both sides say, and the decision. */
export function TakedownItem({ takedown, placeRef, onDecide, onLeave }: TakedownItemProps) {
  const t = useMessages(takedownQueueMessages);
  const { id, holder, state, contact, createTime, reason, counter, counterContact } = takedown;
  const [isOpen, setOpen] = useState(false);
  const button = useReturnFocus(isOpen);
  const isWaiting = state === 'received' || state === 'contested';
  return (
    <Card
      title={<QueuePlace placeRef={placeRef}>{t('itemTitle', { id, holder })}</QueuePlace>}
      note={<Tag tone={tones[state]}>{t(state)}</Tag>}
      footer={
        !isWaiting ? undefined : isOpen ? (
          <TakedownAnswer takedown={takedown} onDecide={onDecide} onLeave={onLeave} onClose={() => setOpen(false)} />
        ) : (
          <Button ref={button} size="sm" variant="outline" onPress={() => setOpen(true)}>
            {t('decide')}
          </Button>
        )
      }
    >
      <div className={styles.body}>
        <TakedownFacts takedown={takedown} />
        <DescriptionList unknownLabel={t('unknown')}>
          <DescriptionItem term={t('contact')}>{contact}</DescriptionItem>
          <DescriptionItem term={t('time')}>
            <AbsoluteTime dateTime={createTime} />
          </DescriptionItem>
          {reason !== null && <DescriptionItem term={t('answer')}>{reason}</DescriptionItem>}
          {counter && (
            <DescriptionItem term={t('counter')}>
              <span className={styles.words}>{counter.content}</span>
            </DescriptionItem>
          )}
          {counter && <DescriptionItem term={t('counterContact')}>{counterContact}</DescriptionItem>}
          {counter?.reason && <DescriptionItem term={t('answer')}>{counter.reason}</DescriptionItem>}
        </DescriptionList>
      </div>
    </Card>
  );
}
