import type { QuantityRules } from '@chippage/api/quantity';
import { QuantityField as Field, type QuantityFieldProps as FieldProps } from '@chippage/ui/QuantityField';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { quantityFieldMessages } from './messages.ts';
import { judgeOf } from './judgeOf.ts';
import { useQuantityWords } from './useQuantityWords.ts';

export interface QuantityFieldProps extends Omit<FieldProps, 'label' | 'words' | 'judge'> {
  /** Of the goods. */
  rules: QuantityRules;
}

/** A quantity that explains the smallest order and the multiple, in the words of the mall. */
export function QuantityField({ rules, ...field }: QuantityFieldProps) {
  const t = useMessages(quantityFieldMessages);
  return <Field {...field} label={t('label')} judge={judgeOf(rules)} words={useQuantityWords(rules)} />;
}
