/** A quantity with its rules. */
export { QuantityField, type QuantityFieldProps } from '../src/mall/parts/quantity-field/QuantityField.tsx';
export {
  nearestOf,
  offersOf,
  problemOf,
  smallestOf,
  type NearestQuantities,
  type QuantityProblem,
  type QuantityRules,
} from '../src/mall/parts/quantity-field/quantityRules.ts';
export { quantityFieldMessages } from '../src/mall/parts/quantity-field/messages.ts';
