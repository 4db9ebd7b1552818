/** A number with its unit. */
export { UnitValue, type UnitValueProps } from '../src/UnitValue/UnitValue.tsx';
