import type { OrderDetail, PayMethod } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Card } from '@chippage/ui/Card';
import { LinkButton } from '@chippage/ui/LinkButton';
import { RadioCard, RadioGroup } from '@chippage/ui/RadioGroup';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { mallPaths } from '../../../i18n/paths/mallPaths.ts';
import { useMinutesLeft } from '../../parts/time-left/useMinutesLeft.ts';
import { ReceiptPaper } from '../../orders/order-detail/OrderPapers.tsx';
import { paymentChoiceMessages } from './messages.ts';
import type { PaymentChoiceProps } from './PaymentChoice.tsx';
import * as styles from './PaymentChoice.css.ts';
import { PaymentOutcome } from './PaymentOutcome.tsx';
import { PaymentSum } from './PaymentSum.tsx';
import { PayOnline } from './PayOnline.tsx';
import { payViewOf } from './payView.ts';
import { TransferPanel } from './TransferPanel.tsx';
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
  const chosen = joinable.filter(({ id }) => joined.includes(id));
  // Until it is known what was paid, nothing more is to be paid.
  const isWaiting = view === 'asking' || view === 'unclear';
  return (
    <>
      <PaymentSum
        view={view}
        order={order}
        joined={isOpen && shown === 'alipay' ? chosen : []}
        paid={returned?.paid ?? null}
        minutesLeft={isOpen ? minutesLeft : null}
      />
      {others && !isWaiting && !(isOpen && shown === 'alipay' && joinable.length > 0) && <Others {...others} isNext={!isOpen} />}
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
            <PayOnline order={order} {...{ joinable, joined, onJoinedChange, onPayOnline }} />
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
