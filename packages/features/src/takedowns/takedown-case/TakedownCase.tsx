import type { Loadable } from '@chippage/api/loadable';
import type { CounterForm, Takedown } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { absoluteTime } from '@chippage/ui/FriendlyTime';
import { useReturnFocus } from '@chippage/ui/focus';
import { Timeline, type TimelineEntry } from '@chippage/ui/Timeline';
import { useState } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import type { Translate } from '../../i18n/messages.ts';
import { Loaded } from '../../parts/loaded/Loaded.tsx';
import { PageColumn } from '../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../parts/page-column/PageHead.tsx';
import { TakedownFacts } from '../../parts/takedown-facts/TakedownFacts.tsx';
import { CounterNoticeForm } from './CounterNoticeForm.tsx';
import { takedownCaseMessages } from './messages.ts';

export interface TakedownCaseProps {
  takedown: Loadable<Takedown>;
  /** Says, once, that the content infringes nothing. Rejects with the server's refusal. Absent: the reader did not publish it. */
  onCounter?: (counter: CounterForm) => Promise<unknown>;
}

/** A notice of infringement with everything that happened to it, for its sender or for who published the content. */
export function TakedownCase({ takedown, onCounter }: TakedownCaseProps) {
  const t = useMessages(takedownCaseMessages);
  return (
    <PageColumn>
      <Loaded value={takedown} failedTitle={t('failed')} bones={['40px', '200px', '160px']}>
        {(notice) => (
          <>
            <PageHead title={t('title', { id: notice.id })} />
            <Card title={t('progress')}>
              <Timeline
                label={t('progress')}
                newest="last"
                entries={stepsOf(notice, t)}
                formatTime={(time) => absoluteTime(Date.parse(time)).minute}
                empty={t('received')}
              />
            </Card>
            <Card title={t('notice')}>
              <TakedownFacts takedown={notice} />
            </Card>
            {onCounter && notice.state === 'upheld' && notice.counter === null && <Counter id={notice.id} onCounter={onCounter} />}
          </>
        )}
      </Loaded>
    </PageColumn>
  );
}

/** What happened, the oldest first. */
function stepsOf({ state, createTime, decideTime, reason, counter }: Takedown, t: Translate<(typeof takedownCaseMessages)['texts']>): TimelineEntry[] {
  const steps: TimelineEntry[] = [{ time: createTime, text: t('received') }];
  if (decideTime !== null) steps.push({ time: decideTime, text: t(state === 'rejected' ? 'rejected' : 'upheld'), by: reason });
  if (counter === null) return steps;
  steps.push({ time: counter.createTime, text: t('contested'), by: counter.content });
  if (counter.decideTime !== null) steps.push({ time: counter.decideTime, text: t(state === 'restored' ? 'restored' : 'kept'), by: counter.reason });
  return steps;
}

function Counter({ id, onCounter }: { id: number } & Required<Pick<TakedownCaseProps, 'onCounter'>>) {
  const t = useMessages(takedownCaseMessages);
  const [isOpen, setOpen] = useState(false);
  const button = useReturnFocus(isOpen);
  return (
    <Card title={t('counterTitle')}>
      {isOpen ? (
        <CounterNoticeForm id={id} onCounter={onCounter} onClose={() => setOpen(false)} />
      ) : (
        <>
          <p>{t('counterLead')}</p>
          <Button ref={button} variant="outline" onPress={() => setOpen(true)}>
            {t('counterOpen')}
          </Button>
        </>
      )}
    </Card>
  );
}
