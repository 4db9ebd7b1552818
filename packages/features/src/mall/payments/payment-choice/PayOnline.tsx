import type { OrderDetail } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { CheckboxField } from '@chippage/ui/CheckboxField';
import { useId } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { useAction } from '../../../parts/action/useAction.ts';
import { moneyText } from '../../../parts/money/moneyText.ts';
import { paymentChoiceMessages } from './messages.ts';
import type { PaymentChoiceProps } from './PaymentChoice.tsx';
import * as styles from './PaymentChoice.css.ts';
import { sumOf } from './sumOf.ts';

type PayOnlineProps = Pick<PaymentChoiceProps, 'joinable' | 'joined' | 'onJoinedChange' | 'onPayOnline'> & { order: OrderDetail };

/** Pays online: this order, and other unpaid ones with it. */
export function PayOnline({ order, joinable, joined, onJoinedChange, onPayOnline }: PayOnlineProps) {
  const t = useMessages(paymentChoiceMessages);
  const groupId = useId();
  const action = useAction();
  const chosen = joinable.filter(({ id }) => joined.includes(id));
  const sum = moneyText(sumOf([order.total, ...chosen.map(({ total }) => total)]), order.currency);
  return (
    <div className={styles.stack}>
      {joinable.length > 0 && (
        <div role="group" aria-labelledby={groupId} className={styles.joined}>
          <h2 id={groupId} className={styles.number}>
            {t('joined')}
          </h2>
          <p className={styles.quiet}>{t('joinedHint')}</p>
          {joinable.map(({ id, orderNo, merchant, total, currency }) => (
            <CheckboxField
              key={id}
              isSelected={joined.includes(id)}
              onChange={(isNow) => onJoinedChange(isNow ? [...joined, id] : joined.filter((each) => each !== id))}
            >
              {t('joinedOrder', { no: orderNo, merchant: merchant.name, amount: moneyText(total, currency) })}
            </CheckboxField>
          ))}
        </div>
      )}
      {action.result && (
        <Alert tone="danger" live="assertive">
          {action.result.text}
        </Alert>
      )}
      <div className={styles.start}>
        <Button
          tone="money"
          isPending={action.pending !== null}
          pendingLabel={t('opening')}
          onPress={() => void action.run('pay', () => onPayOnline(chosen.map(({ id }) => id)), null)}
        >
          {chosen.length === 0 ? t('payOnline', { amount: sum }) : t('payTogether', { amount: sum, count: chosen.length + 1 })}
        </Button>
      </div>
    </div>
  );
}
