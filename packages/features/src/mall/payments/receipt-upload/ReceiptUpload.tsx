import { isRefusal } from '@chippage/api/errors';
import type { Currency, OrderDetail } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { DateField } from '@chippage/ui/DateField';
import { TextField } from '@chippage/ui/TextField';
import { RestoredNote } from '../../../parts/form/RestoredNote.tsx';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { absoluteTime } from '@chippage/ui/FriendlyTime';
import { moneyText } from '../../../parts/money/moneyText.ts';
import { receiptUploadMessages } from './messages.ts';
import { amountOf, type ReceiptInput, receiptProblems } from './receiptInput.ts';
import * as styles from './ReceiptUpload.css.ts';
import { UploadFiles } from '../../../parts/upload-files/UploadFiles.tsx';
import { useProofForm } from '../../../parts/upload-files/useProofForm.ts';
import type { OnUpload } from '../../../parts/upload-files/useUploads.ts';

/** A receipt as it is handed in. */
export interface ReceiptSubmission extends ReceiptInput {
  fileIds: number[];
}

export interface ReceiptUploadProps {
  order: Pick<OrderDetail, 'id' | 'total'> & { currency: Currency; title: { buyerName: string } | null };
  onUpload: OnUpload;
  /** Hands it in. Rejects with the server's refusal. */
  onSubmit: (receipt: ReceiptSubmission) => Promise<unknown>;
}

/** Proves a bank transfer: the files, who paid, when, and exactly the order's total. */
export function ReceiptUpload({ order: { id, total, currency, title }, onUpload, onSubmit }: ReceiptUploadProps) {
  const t = useMessages(receiptUploadMessages);
  const form = useProofForm<ReceiptInput>({
    draftKey: `receipt:${id}`,
    keepsFiles: false,
    areFilesFirst: true,
    initial: { amount: total, payerName: title?.buyerName ?? '', paidOn: '', payerBank: '', accountTail: '', serialNo: '' },
    check: (input) => receiptProblems(t, input, { total, currency, today: absoluteTime(Date.now()).date }),
    onUpload,
    withoutFiles: () => t('filesMissing'),
    onSubmit: async (input, fileIds) => {
      await onSubmit({ ...input, amount: amountOf(input.amount) ?? '', accountTail: input.accountTail.trim(), fileIds });
    },
    fieldOf: (error) => (isRefusal<'submitReceipt'>(error, 'receipt.amount') ? 'amount' : undefined),
    failed: t('submitFailed'),
  });
  const { input, change, errors, refOf } = form;
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      {form.message !== null && (
        <Alert tone="danger" live="assertive">
          {form.message}
        </Alert>
      )}
      {form.isRestored && <RestoredNote onForget={form.forget} />}
      <UploadFiles title={t('drop')} {...form.proof} />
      <div className={styles.pair}>
        <TextField
          label={t('amount', { currency })}
          description={t('amountHint', { total: moneyText(total, currency) })}
          inputMode="decimal"
          isMono
          value={input.amount}
          onChange={(amount) => change({ amount })}
          error={errors.amount}
          inputRef={refOf('amount')}
        />
        <TextField
          label={t('payerName')}
          autoComplete="organization"
          value={input.payerName}
          onChange={(payerName) => change({ payerName })}
          error={errors.payerName}
          inputRef={refOf('payerName')}
        />
        <DateField
          label={t('paidOn')}
          value={input.paidOn || null}
          onChange={(paidOn) => change({ paidOn: paidOn ?? '' })}
          error={errors.paidOn}
          inputRef={refOf('paidOn')}
        />
        <TextField
          label={t('payerBank')}
          value={input.payerBank}
          onChange={(payerBank) => change({ payerBank })}
          error={errors.payerBank}
          inputRef={refOf('payerBank')}
        />
        <TextField
          label={t('accountTail')}
          inputMode="numeric"
          isMono
          value={input.accountTail}
          onChange={(accountTail) => change({ accountTail })}
          error={errors.accountTail}
          inputRef={refOf('accountTail')}
        />
        <TextField
          label={t('serialNo')}
          isMono
          value={input.serialNo}
          onChange={(serialNo) => change({ serialNo })}
          error={errors.serialNo}
          inputRef={refOf('serialNo')}
        />
      </div>
      <div>
        <Button type="submit" isPending={form.isPending} pendingLabel={t('submitting')}>
          {t('submit')}
        </Button>
      </div>
    </form>
  );
}
