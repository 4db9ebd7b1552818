import type { Loadable } from '@chippage/api/loadable';
import type { BankAccount, OrderDetail, OrderRow, PayMethod } from '@chippage/api/types';
import { ErrorState } from '@chippage/ui/ErrorState';
import { Skeleton, SkeletonRegion } from '@chippage/ui/Skeleton';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import type { OnFile } from '../../orders/order-detail/FileLink.tsx';
import type { OnCopy } from '../../parts/copy-button/CopyButton.tsx';
import type { ReceiptUploadProps } from '../receipt-upload/ReceiptUpload.tsx';
import { paymentChoiceMessages } from './messages.ts';
import * as styles from './PaymentChoice.css.ts';
import { PaymentView } from './PaymentView.tsx';
import type { PayReturn } from './payView.ts';

export interface PaymentChoiceProps extends Pick<ReceiptUploadProps, 'onUpload' | 'onSubmit'> {
  order: Loadable<OrderDetail>;
  /** Other orders that wait for their payment: how many, and the one to pay next; `null`: none. */
  others: { count: number; nextId: number } | null;
  /** Other unpaid orders in yuan, which can be paid at once with this one. */
  joinable: readonly OrderRow[];
  /** Numbers of those that are paid with it. */
  joined: readonly number[];
  onJoinedChange: (joined: number[]) => void;
  method: PayMethod;
  onMethodChange: (method: PayMethod) => void;
  /** Where to transfer to; read once that way is chosen. */
  bank: Loadable<BankAccount>;
  /** The visit to the payment channel that the visitor comes back from. */
  returned: PayReturn | null;
  onAskAgain: () => void;
  /** Leads to the channel's page. Rejects with the server's refusal. */
  onPayOnline: (joined: number[]) => Promise<unknown>;
  onCopy: OnCopy;
  onFile: OnFile;
}

/** Where an order is paid: the ways to pay, or what came of it. */
export function PaymentChoice({ order, ...rest }: PaymentChoiceProps) {
  const t = useMessages(paymentChoiceMessages);
  return (
    <div className={styles.page}>
      <h1 className={styles.title} tabIndex={-1}>
        {t('title')}
      </h1>
      {order.status === 'ready' ? (
        <PaymentView order={order.data} {...rest} />
      ) : order.status === 'failed' ? (
        <ErrorState title={t('failed')} onRetry={order.onRetry} retryLabel={t('retry')}>
          {order.message}
        </ErrorState>
      ) : (
        <SkeletonRegion label={t('loading')}>
          <Skeleton shape="block" height="20rem" />
        </SkeletonRegion>
      )}
    </div>
  );
}
