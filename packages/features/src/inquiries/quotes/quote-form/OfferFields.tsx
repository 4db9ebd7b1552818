import type { BoardRow } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { CheckboxField } from '@chippage/ui/CheckboxField';
import { RadioChip, RadioGroup } from '@chippage/ui/RadioGroup';
import { Select } from '@chippage/ui/Select';
import { TextField } from '@chippage/ui/TextField';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { FieldPair } from '../../../parts/form/FormLayout.tsx';
import type { Form } from '../../../parts/form/useForm.ts';
import { packingMessages } from '../../../parts/packing/messages.ts';
import { boardTermsMessages, boardGradesMessages } from '../../parts/terms/messages.ts';
import { quoteFormMessages } from './messages.ts';
import * as styles from './QuoteForm.css.ts';
import { isUsedGrade, quoteChoices, type QuoteInput } from './quoteInput.ts';

interface OfferFieldsProps {
  form: Form<QuoteInput>;
  /** What is wrong with a date code, in Chinese; null: nothing. */
  doubtOf: (dateCode: string) => string | null;
}

const NONE = 'not-said';

/** One of a few, all in sight: what it is paid in, with which tax, where it is handed over. */
export function ChipField({ form, field }: { form: Form<QuoteInput>; field: 'currency' | 'taxMode' | 'place' }) {
  const t = useMessages(quoteFormMessages);
  const terms = useMessages(boardTermsMessages);
  return (
    <RadioGroup label={t(field)} look="chips" value={form.input[field]} onChange={(id) => form.change({ [field]: id })}>
      {quoteChoices[field].map((id: BoardRow['currency'] | 'tax13' | 'tax1' | 'untaxed' | 'SZ' | 'HK' | 'OTHER') => (
        <RadioChip key={id} value={id}>
          {terms(id)}
        </RadioChip>
      ))}
    </RadioGroup>
  );
}

/** How many can be ordered, and what is there. */
export function QuantityFields({ form }: Pick<OfferFieldsProps, 'form'>) {
  const t = useMessages(quoteFormMessages);
  const field = (name: 'moq' | 'multiple' | 'spq' | 'stock', hint?: 'multipleHint' | 'spqHint' | 'stockHint') => (
    <TextField
      {...form.field(name)}
      label={t(name)}
      description={hint && t(hint)}
      isMono
      inputMode="numeric"
      autoComplete="off"
      suffix={<span className={styles.unit}>{t('piece')}</span>}
    />
  );
  return (
    <>
      <FieldPair>
        {field('moq')}
        {field('multiple', 'multipleHint')}
      </FieldPair>
      <FieldPair>
        {field('stock', 'stockHint')}
        {field('spq', 'spqHint')}
      </FieldPair>
    </>
  );
}

/** What the parts are: date code, condition, packing, when and where. */
export function OfferFields({ form, doubtOf }: OfferFieldsProps) {
  const t = useMessages(quoteFormMessages);
  const grades = useMessages(boardGradesMessages);
  const packings = useMessages(packingMessages);
  const { input, change, errors } = form;
  const doubt = input.dateCode.trim() === '' ? null : doubtOf(input.dateCode);
  const grade = quoteChoices.grade.find((one) => one === input.grade) ?? null;
  const day = <span className={styles.unit}>{t('day')}</span>;
  return (
    <>
      <FieldPair>
        <TextField {...form.field('dateCode')} label={t('dateCode')} description={t('dateCodeHint')} isMono autoComplete="off" />
        <Select
          label={t('grade')}
          placeholder={t('notSaid')}
          description={grade === null ? t('gradeHint') : grades(`${grade}Meaning`)}
          options={[{ id: NONE, label: t('notSaid') }, ...quoteChoices.grade.map((id) => ({ id, label: grades(id) }))]}
          value={grade ?? NONE}
          onChange={(id) => change({ grade: id === NONE ? '' : id, isUsed: false })}
        />
      </FieldPair>
      {doubt !== null && (
        <Alert tone="warn" live="polite">
          {doubt}
        </Alert>
      )}
      {grade !== null && isUsedGrade(grade) && (
        <Alert tone="warn" title={t('usedTitle')} live="polite">
          <p className={styles.used}>{t('usedText', { meaning: grades(`${grade}Meaning`) })}</p>
          <CheckboxField isSelected={input.isUsed} onChange={(isUsed) => change({ isUsed })} error={errors.isUsed} inputRef={form.refOf('isUsed')}>
            {t('usedConfirm')}
          </CheckboxField>
        </Alert>
      )}
      <FieldPair>
        <Select
          label={t('packing')}
          placeholder={t('notSaid')}
          options={[{ id: NONE, label: t('notSaid') }, ...quoteChoices.packing.map((id) => ({ id, label: packings(id) }))]}
          value={input.packing === '' ? NONE : input.packing}
          onChange={(id) => change({ packing: id === NONE ? '' : id })}
        />
        <TextField {...form.field('leadTimeDays')} label={t('leadTimeDays')} description={t('leadTimeHint')} isMono inputMode="numeric" suffix={day} />
      </FieldPair>
      <FieldPair>
        <ChipField form={form} field="place" />
        <TextField {...form.field('validDays')} label={t('validDays')} description={t('validHint')} isMono inputMode="numeric" suffix={day} />
      </FieldPair>
    </>
  );
}
