import type { OrderStep } from '@chippage/api/types';
import { CheckIcon } from '@chippage/ui/Icon';
import { VisuallyHidden } from '@chippage/ui/VisuallyHidden';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { orderPartsMessages } from '../order-parts/messages.ts';
import { shortMinuteOf } from '../order-parts/orderTime.ts';
import * as styles from './OrderSteps.css.ts';

/** How far an order has come. */
export function OrderSteps({ steps }: { steps: readonly OrderStep[] }) {
  const t = useMessages(orderPartsMessages);
  return (
    <ol className={styles.steps} aria-label={t('steps')}>
      {steps.map(({ key, name, state, time, note }, at) => (
        <li key={key} className={styles.step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <span className={styles.mark} aria-hidden="true">
            {state === 'done' ? <CheckIcon size={16} /> : at + 1}
          </span>
          <div className={styles.words}>
            <p className={styles.name}>
              {name}
              {state === 'done' && <VisuallyHidden>{t('stepDone')}</VisuallyHidden>}
            </p>
            {(time !== null || note !== null) && (
              <p className={styles.note}>
                {time !== null && <time dateTime={time}>{shortMinuteOf(time)}</time>} {note}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
