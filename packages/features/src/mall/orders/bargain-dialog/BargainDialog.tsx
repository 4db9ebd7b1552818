import { reasonOf } from '@chippage/api/errors';
import type { ReasonOf } from '@chippage/api/operations';
import type { GoodsRow } from '@chippage/api/types';
import { Dialog } from '@chippage/ui/Dialog';
import { TextArea } from '@chippage/ui/TextArea';
import { TextField } from '@chippage/ui/TextField';
import { useForm } from '../../../parts/form/useForm.ts';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { FieldPair, FormColumn, FormMessage } from '../../../parts/form/FormLayout.tsx';
import { RestoredNote } from '../../../parts/form/RestoredNote.tsx';
import { Note } from '../../../parts/page-column/PageColumn.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { DialogEnd } from '../../../parts/dialog-end/DialogEnd.tsx';
import { priceText } from '../../../parts/money/moneyText.ts';
import { askOf, type BargainAsk, type BargainInput, bargainProblems, listPriceAt, MOST_NOTE } from './bargainInput.ts';
import { bargainDialogMessages } from './messages.ts';

const fieldsByReason: Partial<Record<ReasonOf<'askBargain'>, 'unitPrice' | 'quantity'>> = { 'bargain.not_lower': 'unitPrice', 'bargain.quantity': 'quantity' };

export interface BargainDialogProps {
  goods: GoodsRow;
  /** What the page has as quantity. */
  quantity: number;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** @throws ApiError whose words are shown */
  onAsk: (ask: BargainAsk) => Promise<void>;
}

/** Asks a merchant for a better price. Nothing is bought by it. */
export function BargainDialog({ goods, quantity, isOpen, onOpenChange, onAsk }: BargainDialogProps) {
  const t = useMessages(bargainDialogMessages);
  const form = useForm<BargainInput>({
    draftKey: `bargain:${goods.id}`,
    initial: { quantity: String(quantity), unitPrice: '', note: '' },
    check: (input) => bargainProblems(goods, input, t),
    onSubmit: async (input) => {
      await onAsk(askOf(input));
      onOpenChange(false);
    },
    fieldOf: (error) => fieldsByReason[reasonOf<'askBargain'>(error)],
    focusOnError: 'unitPrice',
    failed: t('failed'),
  });
  const { input, change, errors } = form;
  const list = listPriceAt(goods, input.quantity);
  return (
    <Dialog title={t('title', { mpn: goods.mpn })} closeLabel={t('close')} isOpen={isOpen} onOpenChange={onOpenChange}>
      <FormColumn onSubmit={form.submit}>
        <Note>{t('intro', { merchant: goods.merchant.name })}</Note>
        <FormMessage>{form.message}</FormMessage>
        {form.isRestored && <RestoredNote onForget={form.forget} />}
        <FieldPair>
          <TextField
            {...form.field('quantity')}
            label={t('quantity', { unit: goods.unit })}
            inputMode="numeric"
            isMono
            description={t('quantityHelp', { moq: formatNumber(goods.moq), multiple: formatNumber(goods.multiple) })}
          />
          <TextField
            {...form.field('unitPrice')}
            label={t('price', { currency: goods.currency, tax: t(goods.taxMode) })}
            inputMode="decimal"
            isMono
            autoFocus
            description={list === null ? t('priceHelpNone') : t('priceHelp', { price: priceText(list, goods.currency) })}
          />
        </FieldPair>
        <TextArea
          label={t('note')}
          name="note"
          rows={3}
          maxCount={MOST_NOTE}
          placeholder={t('noteExample')}
          value={input.note}
          onChange={(text) => change({ note: text })}
          error={errors.note}
        />
        <DialogEnd
          cancelLabel={t('cancel')}
          submitLabel={t('submit')}
          pendingLabel={t('submitting')}
          isPending={form.isPending}
          onCancel={() => {
            form.forget();
            onOpenChange(false);
          }}
        />
      </FormColumn>
    </Dialog>
  );
}
