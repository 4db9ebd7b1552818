import { QuantityInput as Input, type QuantityInputProps as InputProps } from '@chippage/ui/QuantityField';
import { useQuantityWords } from './useQuantityWords.ts';

export type QuantityInputProps = Omit<InputProps, 'rule'>;

/** The number with − and +, and the rules under it, for a row of the cart. */
export function QuantityInput(props: QuantityInputProps) {
  return <Input {...props} rule={useQuantityWords(props.rules).rule} />;
}
