import { Card } from '@chippage/ui/Card';
import { CheckboxField } from '@chippage/ui/CheckboxField';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { moneyText } from '../../../parts/money/moneyText.ts';
import { minuteOf } from '../../parts/orderTime.ts';
import { MOST_ORDERS, merchantOf, type MerchantOrders } from './applyRules.ts';
import * as styles from './InvoiceCenter.css.ts';
import { invoiceCenterMessages } from './messages.ts';

interface ApplyOrdersProps {
  merchants: readonly MerchantOrders[];
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
}

/** Whether there is any of it. */
const isCharged = (amount: string | null): boolean => amount !== null && Number(amount) > 0;

/** The orders to choose, merchant by merchant. Those of another merchant say why they cannot join. */
export function ApplyOrders({ merchants, chosen, onChange }: ApplyOrdersProps) {
  const t = useMessages(invoiceCenterMessages);
  const own = merchantOf(merchants, chosen);
  const isFull = chosen.length >= MOST_ORDERS;
  return (
    <section className={styles.section} aria-labelledby="apply-orders">
      <h2 id="apply-orders" className={styles.heading}>
        {t('chooseOrders')}
      </h2>
      <p className={styles.note}>{t('chooseHint', { most: MOST_ORDERS })}</p>
      {merchants.map((merchant) => {
        const isOther = own !== null && own.id !== merchant.id;
        return (
          <Card key={merchant.id} title={merchant.name} headingLevel={3}>
            <div role="group" aria-label={t('ordersOf', { merchant: merchant.name })} className={styles.section}>
              {isOther && <p className={styles.note}>{t('otherMerchant')}</p>}
              {!isOther && isFull && <p className={styles.note}>{t('full', { most: MOST_ORDERS })}</p>}
              {merchant.orders.map(({ id, orderNo, createTime, lines, invoiceTotal, refunded, currency, totals: { freight } }) => (
                <CheckboxField
                  key={id}
                  isSelected={chosen.includes(id)}
                  isDisabled={isOther || (isFull && !chosen.includes(id))}
                  onChange={(isChosen) => onChange(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id))}
                  description={[
                    t('orderAbout', { time: minuteOf(createTime), lines: lines.length, total: moneyText(invoiceTotal ?? '0', currency) }),
                    isCharged(refunded) && t('lessRefunded', { refunded: moneyText(refunded, currency) }),
                    isCharged(freight) && t('lessFreight', { freight: moneyText(freight ?? '0', currency) }),
                  ]
                    .filter(Boolean)
                    .join(t('comma'))}
                >
                  <span translate="no">{t('order', { no: orderNo })}</span>
                </CheckboxField>
              ))}
            </div>
          </Card>
        );
      })}
    </section>
  );
}
