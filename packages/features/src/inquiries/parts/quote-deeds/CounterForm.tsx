import { quoteCounterLimits } from '@chippage/api/limits';
import type { QuoteOffer, QuoteRow } from '@chippage/api/types';
import { TextArea } from '@chippage/ui/TextArea';
import { TextField } from '@chippage/ui/TextField';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { DialogEnd } from '../../../parts/dialog-end/DialogEnd.tsx';
import { FieldPair, FormColumn } from '../../../parts/form/FormLayout.tsx';
import { RestoredNote } from '../../../parts/form/RestoredNote.tsx';
import { useForm } from '../../../parts/form/useForm.ts';
import { lineTotal } from '../../../parts/money/lineTotal.ts';
import { moneyText, priceText } from '../../../parts/money/moneyText.ts';
import { Note } from '../../../parts/page-column/PageColumn.tsx';
import { piecesOf } from '../../../parts/plain-number/plainNumber.ts';
import { fittingQuantity, offerAt } from '../quote-terms/offerAt.ts';
import { boardTermsMessages } from '../terms/messages.ts';
import { quoteDeedsMessages } from './messages.ts';
import { type WishInput, wishOf, wishProblems } from './wishInput.ts';

/** What a buyer asks for. */
export interface CounterAsk {
  quantity: number;
  unitPrice: string;
  note: string;
}

export interface CounterFormProps {
  quote: QuoteRow;
  offer: QuoteOffer;
  /** @throws ApiError whose words are shown */
  onCounter: (ask: CounterAsk) => Promise<void>;
  onCancel: () => void;
}

/** Asks for another price; the total of it stands on the button. */
export function CounterForm({ quote, offer, onCounter, onCancel }: CounterFormProps) {
  const t = useMessages(quoteDeedsMessages);
  const terms = useMessages(boardTermsMessages);
  const form = useForm<WishInput>({
    draftKey: `quoteCounter:${quote.id}`,
    initial: { quantity: String(quote.wish?.quantity ?? fittingQuantity(offer, quote.quantity)), unitPrice: '', note: '' },
    check: (input) => wishProblems(t, offer, input),
    onSubmit: async (input) => {
      const wish = wishOf(input);
      if (wish) await onCounter({ ...wish, note: input.note.trim() });
    },
    focusOnError: 'unitPrice',
    failed: t('failed'),
  });
  const wish = wishOf(form.input);
  const total = wish && lineTotal(wish.unitPrice, wish.quantity);
  const quantity = piecesOf(form.input.quantity);
  const now = quantity === null ? null : offerAt(offer, quantity);
  return (
    <FormColumn onSubmit={form.submit} message={form.message}>
      <Note>{t('counterIntro')}</Note>
      {form.isRestored && <RestoredNote onForget={form.forget} />}
      <FieldPair>
        <TextField {...form.field('quantity')} label={t('quantity')} inputMode="numeric" isMono />
        <TextField
          {...form.field('unitPrice')}
          label={t('counterPrice', { currency: offer.currency, tax: terms(offer.taxMode) })}
          inputMode="decimal"
          isMono
          autoFocus
          description={now === null ? undefined : t('counterPriceHelp', { price: priceText(now.unitPrice, offer.currency) })}
        />
      </FieldPair>
      <TextArea {...form.area('note')} label={t('note')} description={t('counterNoteHint')} rows={2} maxCount={quoteCounterLimits.note.maxLength} />
      <DialogEnd
        cancelLabel={t('cancel')}
        submitLabel={total === null ? t('counterPlain') : t('counterSubmit', { total: moneyText(total, offer.currency) })}
        pendingLabel={t('countering')}
        isPending={form.isPending}
        onCancel={() => {
          form.forget();
          onCancel();
        }}
      />
    </FormColumn>
  );
}
