import { orderRequestChangeLimits } from '@chippage/api/limits';
import type { ChangedRequestLine, OrderRequestDetail } from '@chippage/api/types';
import { TextArea } from '@chippage/ui/TextArea';
import { TextField } from '@chippage/ui/TextField';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { DialogEnd } from '../../../parts/dialog-end/DialogEnd.tsx';
import { FormColumn } from '../../../parts/form/FormLayout.tsx';
import { type Problems, useForm } from '../../../parts/form/useForm.ts';
import { Note } from '../../../parts/page-column/PageColumn.tsx';
import { orderRequestPageMessages } from './messages.ts';
import { linesIn } from './changedLines.ts';

interface ChangeFormProps {
  request: OrderRequestDetail;
  /** Rejects with the server's refusal, whose words are shown. */
  onChange: (lines: ChangedRequestLine[], note: string) => Promise<unknown>;
  onCancel: () => void;
}

const fieldOf = (goodsId: number) => `q${goodsId}`;

/** A request before it is handed in again: how many of each, and what for. */
export function ChangeForm({ request: { orders, note, isPriceAgreed }, onChange, onCancel }: ChangeFormProps) {
  const t = useMessages(orderRequestPageMessages);
  const lines = orders.flatMap((order) => order.lines);
  const read = (input: Record<string, string>) =>
    linesIn(lines.map(({ goodsId, quantity }) => ({ goodsId, text: isPriceAgreed ? `${quantity}` : (input[fieldOf(goodsId)] ?? '') })));
  const form = useForm<Record<string, string>>({
    initial: { ...Object.fromEntries(lines.map(({ goodsId, quantity }) => [fieldOf(goodsId), `${quantity}`])), note: note ?? '' },
    check: (input) => {
      const { wrong, kept } = read(input);
      const problems: Problems<Record<string, string>> = Object.fromEntries(wrong.map((goodsId) => [fieldOf(goodsId), t('changeQuantityMissing')]));
      const [first] = lines;
      return wrong.length === 0 && kept.length === 0 && first ? { [fieldOf(first.goodsId)]: t('changeNone') } : problems;
    },
    onSubmit: async (input) => void (await onChange(read(input).kept, (input['note'] ?? '').trim())),
    failed: t('failedAction'),
  });
  return (
    <FormColumn onSubmit={form.submit} message={form.message}>
      <Note>{t(isPriceAgreed ? 'changeAgreed' : 'changeText')}</Note>
      {!isPriceAgreed &&
        lines.map(({ goodsId, mpn, unit, quantity, stock }, at) => (
          <TextField
            key={goodsId}
            {...form.field(fieldOf(goodsId))}
            label={t('changeQuantity', { mpn, unit })}
            description={
              stock === null
                ? t('changeQuantityUnknown', { quantity: formatNumber(quantity) })
                : t('changeQuantityNow', { quantity: formatNumber(quantity), stock: formatNumber(stock) })
            }
            inputMode="numeric"
            isMono
            autoFocus={at === 0}
          />
        ))}
      <TextArea
        {...form.area('note')}
        label={t('changeNote')}
        description={t('changeNoteHint')}
        rows={2}
        maxCount={orderRequestChangeLimits.note.maxLength}
        autoFocus={isPriceAgreed}
      />
      <DialogEnd cancelLabel={t('cancel')} submitLabel={t('changeSubmit')} pendingLabel={t('changing')} isPending={form.isPending} onCancel={onCancel} />
    </FormColumn>
  );
}
