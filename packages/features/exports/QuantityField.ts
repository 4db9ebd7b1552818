/** A quantity that keeps its rules, and the nearest ones that can be ordered. */
export { QuantityField, type QuantityFieldProps } from '../src/mall/parts/quantity-field/QuantityField.tsx';
export { quantityFieldMessages } from '../src/mall/parts/quantity-field/messages.ts';
