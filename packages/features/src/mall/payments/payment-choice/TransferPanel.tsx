import type { Loadable } from '@chippage/api/loadable';
import type { BankAccount, OrderDetail } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Card } from '@chippage/ui/Card';
import { ErrorState } from '@chippage/ui/ErrorState';
import { Skeleton, SkeletonRegion } from '@chippage/ui/Skeleton';
import { lazyPart } from '@chippage/ui/late';
import { Suspense } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import type { OnCopy } from '../../parts/copy-button/CopyButton.tsx';
import type { ReceiptUploadProps } from '../receipt-upload/ReceiptUpload.tsx';
import { BankFacts } from './BankFacts.tsx';
import { paymentChoiceMessages } from './messages.ts';
import * as styles from './PaymentChoice.css.ts';

// A form with a calendar: who pays online never sees it.
const ReceiptUpload = lazyPart(async () => (await import('../receipt-upload/ReceiptUpload.tsx')).ReceiptUpload);

interface TransferPanelProps extends Pick<ReceiptUploadProps, 'onUpload' | 'onSubmit'> {
  order: OrderDetail;
  bank: Loadable<BankAccount>;
  onCopy: OnCopy;
}

/** Paying by bank transfer: where to, and the proof of it; a refusal says why. */
export function TransferPanel({ order, bank, onCopy, onUpload, onSubmit }: TransferPanelProps) {
  const t = useMessages(paymentChoiceMessages);
  const [last] = order.receipts;
  const isAgain = last?.state === 'refused';
  return (
    <div className={styles.stack}>
      {isAgain && (
        <Alert tone="danger" title={t('refusedTitle', { reason: last.reason ?? '' })}>
          {t('refusedText')}
        </Alert>
      )}
      <Card title={t('bank')}>
        {bank.status === 'ready' ? (
          <BankFacts bank={bank.data} onCopy={onCopy} />
        ) : bank.status === 'failed' ? (
          <ErrorState size="sm" title={t('failed')} onRetry={bank.onRetry} retryLabel={t('retry')}>
            {bank.message}
          </ErrorState>
        ) : (
          <SkeletonRegion label={t('loading')}>
            <Skeleton shape="block" height="10rem" />
          </SkeletonRegion>
        )}
      </Card>
      <Card title={t(isAgain ? 'uploadAgain' : 'upload')}>
        <Suspense
          fallback={
            <SkeletonRegion label={t('loading')}>
              <Skeleton shape="block" height="20rem" />
            </SkeletonRegion>
          }
        >
          <ReceiptUpload order={order} onUpload={onUpload} onSubmit={onSubmit} />
        </Suspense>
      </Card>
    </div>
  );
}
