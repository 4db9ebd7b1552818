import type { OrderDetail, PayMethod } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { CheckboxField } from '@chippage/ui/CheckboxField';
import { Link } from '@chippage/ui/Link';
import { LinkButton } from '@chippage/ui/LinkButton';
import { RadioCard, RadioGroup } from '@chippage/ui/RadioGroup';
import { useId } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { mallPaths } from '../../../i18n/paths/mallPaths.ts';
import { Money } from '../../parts/money/Money.tsx';
import { moneyText } from '../../parts/money/moneyText.ts';
import { ReceiptPaper } from '../../orders/order-detail/OrderPapers.tsx';
import { useTotalsLine } from '../../parts/totals/useTotalsLine.ts';
import { minuteOf } from '../../parts/orderTime.ts';
import { useAction } from '../../../parts/action/useAction.ts';
import { paymentChoiceMessages } from './messages.ts';
import type { PaymentChoiceProps } from './PaymentChoice.tsx';
import * as styles from './PaymentChoice.css.ts';
import { PaymentOutcome } from './PaymentOutcome.tsx';
import { payViewOf } from './payView.ts';
import { sumOf } from './sumOf.ts';
import { remainingOf } from './remaining.ts';
import { TransferPanel } from './TransferPanel.tsx';
import { useMinutesLeft } from './useMinutesLeft.ts';
import { useSoonWarning } from './useSoonWarning.ts';

interface PaymentViewProps extends Omit<PaymentChoiceProps, 'order'> {
  order: OrderDetail;
}

/** The payment of an order that is there. */
export function PaymentView({
  order,
  others,
  joinable,
  joined,
  onJoinedChange,
  method,
  onMethodChange,
  bank,
  returned,
  onAskAgain,
  onPayOnline,
  onCopy,
  onFile,
  onUpload,
  onSubmit,
}: PaymentViewProps) {
  const t = useMessages(paymentChoiceMessages);
  const minutesLeft = useMinutesLeft(order.state === 'CREATED' ? order.payDeadline : null);
  const view = payViewOf({ order, minutesLeft, returned });
  const isOpen = view === 'choose' || view === 'attemptClosed';
  const isSoon = useSoonWarning(isOpen ? minutesLeft : null, t('soon'));
  const shown: PayMethod = order.currency === 'USD' ? 'transfer' : method;
  return (
    <>
      <Sum order={order} minutesLeft={isOpen ? minutesLeft : null} />
      {others && !(isOpen && shown === 'alipay' && joinable.length > 0) && <Others {...others} isNext={!isOpen} />}
      {isSoon && (
        <Alert tone="warn" title={t('soon')}>
          {t('soonHint')}
        </Alert>
      )}
      {isOpen ? (
        <>
          {view === 'attemptClosed' && (
            <Alert tone="warn" title={t('attemptClosed')} live="polite">
              {t('attemptClosedText')}
            </Alert>
          )}
          {order.currency === 'USD' ? (
            <Alert tone="info">{t('dollarsHint')}</Alert>
          ) : (
            <RadioGroup label={t('method')} look="cards" value={shown} onChange={(value) => onMethodChange(value === 'transfer' ? 'transfer' : 'alipay')}>
              <RadioCard value="alipay" description={t('alipayHint')}>
                {t('alipay')}
              </RadioCard>
              <RadioCard value="transfer" description={t('transferHint')}>
                {t('transfer')}
              </RadioCard>
            </RadioGroup>
          )}
          {shown === 'alipay' ? (
            <Online order={order} {...{ joinable, joined, onJoinedChange, onPayOnline }} />
          ) : (
            <TransferPanel order={order} bank={bank} onCopy={onCopy} onUpload={onUpload} onSubmit={onSubmit} />
          )}
        </>
      ) : (
        <PaymentOutcome view={view} order={order} paid={returned?.paid ?? null} onAskAgain={onAskAgain} />
      )}
      {order.receipts.length > 0 && (
        <Card title={t('receipts')} padding="none">
          <ul className={styles.papers}>
            {order.receipts.map((receipt) => (
              <ReceiptPaper key={receipt.id} receipt={receipt} onFile={onFile} />
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

function Sum({ order, minutesLeft }: { order: OrderDetail; minutesLeft: number | null }) {
  const t = useMessages(paymentChoiceMessages);
  const paths = usePaths(mallPaths);
  const { id, orderNo, merchant, total, currency, payDeadline } = order;
  const left = minutesLeft === null ? null : remainingOf(minutesLeft);
  return (
    <Card>
      <div className={styles.sum}>
        <div className={styles.facts}>
          <p className={styles.number}>
            <Link tone="quiet" href={paths.orderDetail(id)}>
              {t('order', { no: orderNo })}
            </Link>
          </p>
          <p className={styles.quiet}>{t('merchant', { name: merchant.name })}</p>
          {/* Not a live region: numbers that run are not to be heard. */}
          {left && payDeadline && <p className={styles.quiet}>{t('deadline', { time: minuteOf(payDeadline), left: t(left.unit, { count: left.count }) })}</p>}
        </div>
        <div>
          <p className={styles.toPay}>
            {t('toPay')} <Money value={total} currency={currency} tone="total" />
          </p>
          <p className={styles.quiet}>{useTotalsLine(order.totals)}</p>
        </div>
      </div>
    </Card>
  );
}

/** Other orders to pay: told while this one is open, and the next step once it is not. */
function Others({ count, nextId, isNext }: NonNullable<PaymentChoiceProps['others']> & { isNext: boolean }) {
  const t = useMessages(paymentChoiceMessages);
  const paths = usePaths(mallPaths);
  const action = (
    <LinkButton variant="outline" size="sm" href={isNext ? paths.payOrder(nextId) : paths.myOrders(null, { state: 'CREATED' })}>
      {t(isNext ? 'payNext' : 'seeUnpaid')}
    </LinkButton>
  );
  return (
    <Alert tone="info" action={action}>
      {t('others', { count })}
    </Alert>
  );
}

type OnlineProps = Pick<PaymentChoiceProps, 'joinable' | 'joined' | 'onJoinedChange' | 'onPayOnline'> & { order: OrderDetail };

/** Pays online: this order, and other unpaid ones with it. */
function Online({ order, joinable, joined, onJoinedChange, onPayOnline }: OnlineProps) {
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
