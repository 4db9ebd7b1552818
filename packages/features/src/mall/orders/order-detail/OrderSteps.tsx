import type { OrderStep } from '@chippage/api/types';
import { Stepper } from '@chippage/ui/Stepper';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { shortMinuteOf } from '../../parts/orderTime.ts';
import { orderDetailMessages } from './messages.ts';
import * as styles from './OrderSteps.css.ts';

/** How far an order has come. */
export function OrderSteps({ steps }: { steps: readonly OrderStep[] }) {
  const t = useMessages(orderDetailMessages);
  return (
    <div className={styles.steps}>
      <Stepper
        label={t('steps')}
        doneLabel={t('stepDone')}
        steps={steps.map(({ key, name, state, time, note }) => ({
          key,
          name,
          state: state === 'todo' ? 'later' : state,
          note:
            time === null && note === null ? null : (
              <>
                {time !== null && <time dateTime={time}>{shortMinuteOf(time)}</time>} {note}
              </>
            ),
        }))}
      />
    </div>
  );
}
