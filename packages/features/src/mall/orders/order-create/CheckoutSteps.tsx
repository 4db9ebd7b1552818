import { CheckIcon } from '@chippage/ui/Icon';
import { PlainLink } from '@chippage/ui/PlainLink';
import { VisuallyHidden } from '@chippage/ui/VisuallyHidden';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import * as styles from './CheckoutSteps.css.ts';
import { orderCreateMessages } from './messages.ts';
import type { OrderCreateStep } from './orderDraft.ts';

interface CheckoutStepsProps {
  step: OrderCreateStep;
  /** The furthest step that was reached; those before it lead back, and those after the present one forward again. */
  reached: OrderCreateStep;
  hrefOf: (step: OrderCreateStep) => string;
}

const all = [1, 2, 3] as const;

/** Where one is on the way to the order, and the way back. */
export function CheckoutSteps({ step, reached, hrefOf }: CheckoutStepsProps) {
  const t = useMessages(orderCreateMessages);
  return (
    <ol className={styles.steps} aria-label={t('steps')}>
      {all.map((at) => {
        const isDone = at !== step && at <= reached;
        const name = (
          <>
            <span className={styles.mark} aria-hidden="true">
              {isDone ? <CheckIcon size={16} /> : at}
            </span>
            <span>
              {t(`step${at}`)}
              {isDone && <VisuallyHidden>{t('done')}</VisuallyHidden>}
            </span>
          </>
        );
        return (
          <li key={at} className={styles.step} data-state={at === step ? 'current' : isDone ? 'done' : 'todo'} aria-current={at === step ? 'step' : undefined}>
            {isDone ? (
              <PlainLink className={styles.name} href={hrefOf(at)}>
                {name}
              </PlainLink>
            ) : (
              <span className={styles.name}>{name}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
