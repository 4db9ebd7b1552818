import type { QuoteOffer, QuoteRow, QuoteWish } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { DescriptionItem, DescriptionList } from '@chippage/ui/DescriptionList';
import { TextField } from '@chippage/ui/TextField';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { DialogEnd } from '../../../parts/dialog-end/DialogEnd.tsx';
import { FormColumn } from '../../../parts/form/FormLayout.tsx';
import { useForm } from '../../../parts/form/useForm.ts';
import { moneyText } from '../../../parts/money/moneyText.ts';
import { Money, UnitPrice } from '../../../parts/money/Money.tsx';
import { Note } from '../../../parts/page-column/PageColumn.tsx';
import { piecesOf } from '../../../parts/plain-number/plainNumber.ts';
import { quoteTermsMessages } from '../quote-terms/messages.ts';
import { fittingQuantity, offerAt, problemText } from '../quote-terms/offerAt.ts';
import { quoteDeedsMessages } from './messages.ts';

export interface AcceptFormProps {
  quote: QuoteRow;
  offer: QuoteOffer;
  /** @throws ApiError whose words are shown */
  onAccept: (wish: QuoteWish) => Promise<void>;
  onCancel: () => void;
}

/** Asks once more before a deal, with the exact amount. */
export function AcceptForm({ quote, offer, onAccept, onCancel }: AcceptFormProps) {
  const t = useMessages(quoteDeedsMessages);
  const terms = useMessages(quoteTermsMessages);
  const at = (typed: string) => {
    const quantity = piecesOf(typed);
    return quantity === null ? null : offerAt(offer, quantity);
  };
  const form = useForm<{ quantity: string }>({
    initial: { quantity: String(fittingQuantity(offer, quote.quantity)) },
    check: ({ quantity }) => {
      const found = at(quantity);
      if (found === null) return { quantity: t('quantityMissing') };
      return found.problem === null ? {} : { quantity: problemText(terms, offer, found.problem) };
    },
    onSubmit: async ({ quantity }) => {
      const found = at(quantity);
      if (found) await onAccept({ quantity: found.quantity, unitPrice: found.unitPrice });
    },
    failed: t('failed'),
  });
  const now = at(form.input.quantity);
  const rule = { moq: formatNumber(offer.moq), multiple: formatNumber(offer.multiple) };
  const isDemand = quote.row.type === 1;
  return (
    <FormColumn onSubmit={form.submit} message={form.message}>
      <TextField
        {...form.field('quantity')}
        label={t('quantity')}
        inputMode="numeric"
        isMono
        autoFocus
        description={offer.stock === null ? t('quantityHelp', rule) : t('quantityHelpStock', { ...rule, stock: formatNumber(offer.stock) })}
      />
      <DescriptionList unknownLabel={t('noPrice')} isSpread>
        <DescriptionItem term={t('unitPrice')}>{now && <UnitPrice value={now.unitPrice} currency={offer.currency} tone="money" />}</DescriptionItem>
        <DescriptionItem term={t('total')}>{now && <Money value={now.total} currency={offer.currency} tone="total" />}</DescriptionItem>
      </DescriptionList>
      {quote.dateCodeDoubt !== null && <Alert tone="warn">{t('doubt', { doubt: quote.dateCodeDoubt })}</Alert>}
      <Note>
        {t('acceptHolds')}
        {isDemand && t('acceptEnds')}
        {isDemand && quote.row.isAnonymous && t('acceptReveals')}
      </Note>
      <DialogEnd
        cancelLabel={t('cancel')}
        submitLabel={now === null ? t('acceptPlain') : t('acceptSubmit', { total: moneyText(now.total, offer.currency) })}
        pendingLabel={t('accepting')}
        isPending={form.isPending}
        onCancel={onCancel}
      />
    </FormColumn>
  );
}
