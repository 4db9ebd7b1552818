import { quoteAskLimits } from '@chippage/api/limits';
import type { BoardRow } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { TextArea } from '@chippage/ui/TextArea';
import { TextField } from '@chippage/ui/TextField';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { FieldPair, FormActions, FormColumn } from '../../../parts/form/FormLayout.tsx';
import { RestoredNote } from '../../../parts/form/RestoredNote.tsx';
import { useForm } from '../../../parts/form/useForm.ts';
import { priceText } from '../../../parts/money/moneyText.ts';
import { Note } from '../../../parts/page-column/PageColumn.tsx';
import { piecesOf, plainNumber, priceOf } from '../../../parts/plain-number/plainNumber.ts';
import { boardTermsMessages } from '../../parts/terms/messages.ts';
import { askFormMessages } from './messages.ts';

/** What is asked for. */
export interface QuoteWanted {
  quantity: number;
  /** Empty: none. */
  unitPrice: string;
  note: string;
}

/** What the form says of what is asked about. */
export interface AskedRow extends Pick<BoardRow, 'id' | 'quantity' | 'price' | 'currency' | 'taxMode'> {
  poster: Pick<BoardRow['poster'], 'company'>;
}

/** Props of `AskForm`. */
export interface AskFormProps {
  /** The supply that is asked about, or what a page of the directory says. */
  row: AskedRow;
  /** The company is asked by itself, as the keeper of a page of the directory. */
  isDirect?: boolean;
  /** @throws ApiError whose words are shown */
  onAsk: (wanted: QuoteWanted) => Promise<void>;
}

const isPrice = (typed: string) => priceOf(typed) !== null && /[1-9]/.test(plainNumber(typed));

/** Asks the company behind a supply for a quote: how many, and at which price if there is a target. */
export function AskForm({ row, isDirect = false, onAsk }: AskFormProps) {
  const t = useMessages(askFormMessages);
  const terms = useMessages(boardTermsMessages);
  const form = useForm({
    draftKey: `${isDirect ? 'agentAsk' : 'quoteAsk'}:${row.id}`,
    initial: { quantity: '', unitPrice: '', note: '' },
    check: ({ quantity, unitPrice }) => ({
      ...(piecesOf(quantity) === null && { quantity: t('quantityMissing') }),
      ...(unitPrice.trim() !== '' && !isPrice(unitPrice) && { unitPrice: t('priceWrong') }),
    }),
    onSubmit: ({ quantity, unitPrice, note }) => onAsk({ quantity: piecesOf(quantity) ?? 1, unitPrice: priceOf(unitPrice) ?? '', note: note.trim() }),
    failed: t('failed'),
  });
  const wanted = piecesOf(form.input.quantity);
  const isMany = row.quantity !== null && wanted !== null && wanted > row.quantity;
  const facts = [
    ...(row.quantity === null ? [] : [t('stock', { count: formatNumber(row.quantity) })]),
    row.price === null ? terms('negotiable') : t('price', { price: priceText(row.price, row.currency) }),
    ...(row.taxMode === null ? [] : [terms(row.taxMode)]),
  ];
  return (
    <FormColumn onSubmit={form.submit} message={form.message}>
      <Note>{t(isDirect ? 'directIntro' : 'intro', { company: row.poster.company?.name ?? terms('anonymous') })}</Note>
      <Note>{facts.join('，')}</Note>
      {form.isRestored && <RestoredNote onForget={form.forget} />}
      <FieldPair>
        <TextField
          {...form.field('quantity')}
          label={t('quantity')}
          inputMode="numeric"
          isMono
          isRequired
          autoComplete="off"
          description={isMany ? t('aboveStock', { stock: formatNumber(row.quantity ?? 0) }) : t('quantityHint')}
        />
        <TextField
          {...form.field('unitPrice')}
          label={t('unitPrice', { currency: row.currency })}
          inputMode="decimal"
          isMono
          autoComplete="off"
          description={t('priceHint')}
        />
      </FieldPair>
      <TextArea {...form.area('note')} label={t('note')} description={t('noteHint')} rows={2} maxCount={quoteAskLimits.note.maxLength} />
      <FormActions>
        <Button type="submit" isPending={form.isPending} pendingLabel={t('sending')}>
          {t('submit')}
        </Button>
      </FormActions>
    </FormColumn>
  );
}
