/** A number, kept within bounds and on its steps. */
export { NumberField, type NumberFieldProps } from '../src/NumberField/NumberField.tsx';
