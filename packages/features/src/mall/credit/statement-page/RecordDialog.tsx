import { statementPaymentFormLimits } from '@chippage/api/limits';
import type { StatementDetail, StatementPaymentForm } from '@chippage/api/types';
import { DateField } from '@chippage/ui/DateField';
import { Dialog } from '@chippage/ui/Dialog';
import { TextField } from '@chippage/ui/TextField';
import type { RefObject } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { DialogEnd } from '../../../parts/dialog-end/DialogEnd.tsx';
import { FormColumn } from '../../../parts/form/FormLayout.tsx';
import { useForm } from '../../../parts/form/useForm.ts';
import { moneyText } from '../../../parts/money/moneyText.ts';
import { Note } from '../../../parts/page-column/PageColumn.tsx';
import { amountIn } from '../parts/creditInput.ts';
import { statementPageMessages } from './messages.ts';

export interface RecordDialogProps {
  statement: Pick<StatementDetail, 'id' | 'open'>;
  onRecord: (payment: StatementPaymentForm) => Promise<unknown>;
  onClose: () => void;
  /** Where focus goes when the button that opened it went away. */
  returnFocusRef: RefObject<HTMLElement | null>;
}

/** Asks what was received of a statement, and when. */
export function RecordDialog({ statement: { id, open }, onRecord, onClose, returnFocusRef }: RecordDialogProps) {
  const t = useMessages(statementPageMessages);
  const form = useForm({
    initial: { amount: open, paidOn: '', reference: '' },
    check: ({ amount, paidOn }) => {
      const read = amountIn(amount);
      return {
        ...(read === null && { amount: t('recordAmountWrong') }),
        ...(read !== null && Number(read) > Number(open) && { amount: t('recordOver', { open: moneyText(open, 'CNY') }) }),
        ...(paidOn === '' && { paidOn: t('recordDayMissing') }),
      };
    },
    onSubmit: async ({ amount, paidOn, reference }) => {
      await onRecord({ id, amount: amountIn(amount) ?? open, paidOn, reference: reference.trim() });
      onClose();
    },
    fieldOf: ({ fields }) => (fields[0]?.field === 'paidOn' ? 'paidOn' : fields[0]?.field === 'amount' ? 'amount' : undefined),
    failed: t('failedAction'),
  });
  const day = form.field('paidOn');
  return (
    <Dialog title={t('recordTitle')} closeLabel={t('close')} isOpen onOpenChange={(isOpen) => !isOpen && onClose()} returnFocusRef={returnFocusRef}>
      <FormColumn onSubmit={form.submit} message={form.message}>
        <Note>{t('recordHint', { open: moneyText(open, 'CNY') })}</Note>
        <TextField {...form.field('amount')} label={t('recordAmount')} inputMode="decimal" isMono autoComplete="off" autoFocus />
        <DateField label={t('recordDay')} value={day.value || null} onChange={(value) => day.onChange(value ?? '')} error={day.error} inputRef={day.inputRef} />
        <TextField
          {...form.field('reference', (text) => text.slice(0, statementPaymentFormLimits.reference.maxLength))}
          label={`${t('recordReference')}${t('optional')}`}
          autoComplete="off"
        />
        <DialogEnd cancelLabel={t('cancel')} submitLabel={t('recordSubmit')} pendingLabel={t('recording')} isPending={form.isPending} onCancel={onClose} />
      </FormColumn>
    </Dialog>
  );
}
