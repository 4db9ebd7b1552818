import type { BoardRow, QuoteOffer, QuoteWish } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { CheckboxField } from '@chippage/ui/CheckboxField';
import { TextArea } from '@chippage/ui/TextArea';
import { type FormEvent, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { ErrorSummary } from '../../../parts/form/ErrorSummary.tsx';
import { FieldPair, FormActions, FormColumn } from '../../../parts/form/FormLayout.tsx';
import { RestoredNote } from '../../../parts/form/RestoredNote.tsx';
import { useForm } from '../../../parts/form/useForm.ts';
import { priceText } from '../../../parts/money/moneyText.ts';
import { Note } from '../../../parts/page-column/PageColumn.tsx';
import { LadderFields } from './LadderFields.tsx';
import { LiveTotal } from './LiveTotal.tsx';
import { quoteFormMessages } from './messages.ts';
import { ChipField, OfferFields, QuantityFields } from './OfferFields.tsx';
import { PhotoKit } from './PhotoKit.tsx';
import { begunQuote, type QuoteInput, quoteProblems, type StepField, wantedOf, type WrittenOffer, writtenOffer } from './quoteInput.ts';
import { type OnQuoteUpload, useQuoteFiles } from './useQuoteFiles.ts';

/** Props of `QuoteForm`. */
export interface QuoteFormProps {
  /** The demand that is quoted on, or the own supply that was asked about. */
  row: BoardRow;
  /** How many the buyer wants, when it is not what the row says. */
  quantity?: number | null;
  /** What the buyer asked for last. */
  wish?: QuoteWish | null;
  /** What stands now, when it is changed. */
  offer?: QuoteOffer | null;
  /** What it is about, e.g. `quote:row:7`: what is typed and sent outlives closing and reloading. */
  draftKey: string;
  /** What is wrong with a date code, in Chinese; null: nothing. */
  doubtOf: (dateCode: string) => string | null;
  onUpload: OnQuoteUpload;
  /** @throws ApiError whose words are shown, in a field when they belong to one */
  onSubmit: (offer: WrittenOffer & { fileIds: number[] }) => Promise<void>;
  /** Absent: there is nothing to go back to. */
  onCancel?: () => void;
}

/** A field of the server's that the form names otherwise: a step of the ladder. */
function fieldOf({ fields }: { fields: readonly { field: string }[] }): StepField | undefined {
  const [, at] = /^priceLadder\.(\d)$/.exec(fields[0]?.field ?? '') ?? [];
  return at === undefined ? undefined : (`price${at}` as StepField);
}

/** What a seller offers: prices by quantity, what the parts are, and photographs that show it. The total for what is wanted stands beside. */
export function QuoteForm({ row, quantity = row.quantity, wish = null, offer = null, draftKey, doubtOf, onUpload, onSubmit, onCancel }: QuoteFormProps) {
  const t = useMessages(quoteFormMessages);
  const files = useQuoteFiles(draftKey, offer?.files ?? [], onUpload);
  const [isFileTried, setFileTried] = useState(false);
  const form = useForm<QuoteInput>({
    draftKey,
    initial: begunQuote(row, offer),
    check: (input) => quoteProblems(input, t),
    onSubmit: async (input) => {
      await onSubmit({ ...writtenOffer(input), fileIds: files.ids });
      files.forget();
    },
    fieldOf,
    failed: t('failed'),
  });
  const isAsked = row.type === 0;
  const wanted = wantedOf(quantity, wish);
  const target = wish?.unitPrice ?? (isAsked ? null : row.price);
  const words = wanted === null ? t('anyQuantity') : t('pieces', { count: formatNumber(wanted) });
  const submit = (event: FormEvent) => {
    if (files.incomplete === null || form.isPending) return form.submit(event);
    event.preventDefault();
    setFileTried(true);
    if (!form.review()) files.incomplete.chooseRef.current?.focus();
  };
  return (
    <FormColumn onSubmit={submit} message={form.message}>
      <Note>
        {target === null
          ? t(isAsked ? 'asks' : 'wants', { quantity: words })
          : t(isAsked ? 'asksTarget' : 'wantsTarget', { quantity: words, price: priceText(target, row.currency) })}
      </Note>
      {(form.isRestored || files.isRestored) && (
        <RestoredNote
          onForget={() => {
            form.forget();
            files.forget();
          }}
        />
      )}
      <ErrorSummary problems={form.problems} />
      <FieldPair>
        <ChipField form={form} field="currency" />
        <ChipField form={form} field="taxMode" />
      </FieldPair>
      <LadderFields form={form} />
      <LiveTotal input={form.input} wanted={wanted} isAsked={isAsked} />
      <QuantityFields form={form} />
      <OfferFields form={form} doubtOf={doubtOf} />
      <TextArea {...form.area('remark')} label={t('remark')} description={t('remarkHint')} rows={2} maxCount={500} />
      <CheckboxField isSelected={form.input.hasCoc} onChange={(hasCoc) => form.change({ hasCoc })}>
        {t('hasCoc')}
      </CheckboxField>
      <PhotoKit files={files} isTried={isFileTried} />
      <FormActions>
        <Button type="submit" isPending={form.isPending} pendingLabel={t('sending')}>
          {t(offer === null ? 'submit' : 'submitChange')}
        </Button>
        {onCancel && (
          <Button
            variant="outline"
            isDisabled={form.isPending}
            onPress={() => {
              form.forget();
              files.forget();
              onCancel();
            }}
          >
            {t('cancel')}
          </Button>
        )}
      </FormActions>
    </FormColumn>
  );
}
