import { quoteMessageLimits } from '@chippage/api/limits';
import type { QuoteDetail } from '@chippage/api/types';
import { useAnnounce } from '@chippage/ui/Announcer';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { MessageIcon } from '@chippage/ui/Icon';
import { Timeline } from '@chippage/ui/Timeline';
import { useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { useAction } from '../../../parts/action/useAction.ts';
import { AnswerForm } from '../../../parts/answer-form/AnswerForm.tsx';
import { minuteOf } from '../../parts/quote-terms/minuteOf.ts';
import { logText } from './logText.ts';
import { quotePageMessages } from './messages.ts';
import * as styles from './QuotePage.css.ts';

interface QuoteLogProps {
  quote: QuoteDetail;
  /** Rejects with the server's refusal, whose words are shown. */
  onSay: (text: string) => Promise<unknown>;
}

/** Every step and every word, the same for both sides, the newest first. */
export function QuoteLog({ quote, onSay }: QuoteLogProps) {
  const t = useMessages(quotePageMessages);
  const announce = useAnnounce();
  const action = useAction();
  const [isWriting, setWriting] = useState(false);
  // The button comes back when the form goes, and then takes the focus.
  const isLeaving = useRef(false);
  const { id, side, events, actions, offer, row, counterpartText } = quote;
  const currency = offer?.currency ?? row.currency;
  const entries = events.toReversed().map((event) => ({
    time: event.time,
    text: (
      <>
        <p className={styles.logDeed}>{logText(t, event, currency)}</p>
        {event.note !== null && <p className={styles.logNote}>{event.note}</p>}
      </>
    ),
    by: t(event.party === side ? 'byUs' : 'by', { party: t(event.party) }),
  }));
  const close = () => {
    setWriting(false);
    action.clear();
    isLeaving.current = true;
  };
  const land = (button: HTMLButtonElement | null) => {
    if (button === null || !isLeaving.current) return;
    isLeaving.current = false;
    button.focus();
  };
  const send = async (text: string) => {
    if (!(await action.run('say', () => onSay(text)))) return false;
    announce(t('said'));
    close();
    return true;
  };
  return (
    <Card title={t('log')} note={t('logNote')}>
      <div className={styles.stack}>
        {actions.includes('say') &&
          (isWriting ? (
            <AnswerForm
              draftKey={`quoteSay:${id}`}
              label={t('sayLabel', { company: counterpartText })}
              description={t('sayHint')}
              submitLabel={t('saySend')}
              requiredMessage={t('sayMissing')}
              maxCount={quoteMessageLimits.text.maxLength}
              isPending={action.isPending}
              failure={action.failure}
              onSubmit={send}
              onCancel={close}
            />
          ) : (
            <div>
              <Button ref={land} variant="outline" size="sm" icon={<MessageIcon size={16} />} onPress={() => setWriting(true)}>
                {t('say')}
              </Button>
            </div>
          ))}
        <Timeline label={t('log')} entries={entries} formatTime={minuteOf} empty={t('noLog')} />
      </div>
    </Card>
  );
}
