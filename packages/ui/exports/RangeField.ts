/** Two numbers with a unit: from and to. */
export { RangeField, type Range, type RangeFieldProps } from '../src/RangeField/RangeField.tsx';
