export {
  LARGEST,
  largestOf,
  type NearestQuantities,
  nearestOf,
  offersOf,
  problemOf,
  type QuantityProblem,
  type QuantityRules,
  smallestOf,
} from '@chippage/ui/QuantityField';
