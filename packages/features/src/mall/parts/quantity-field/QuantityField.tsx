import { QuantityField as Field, type QuantityFieldProps as FieldProps } from '@chippage/ui/QuantityField';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { quantityFieldMessages } from './messages.ts';
import { useQuantityWords } from './useQuantityWords.ts';

export type QuantityFieldProps = Omit<FieldProps, 'label' | 'words'>;

/** A quantity that explains the smallest order and the multiple, in the words of the mall. */
export function QuantityField(props: QuantityFieldProps) {
  const t = useMessages(quantityFieldMessages);
  return <Field {...props} label={t('label')} words={useQuantityWords(props.rules)} />;
}
