/** A day, typed piece by piece. */
export { DateField, type DateFieldProps } from '../src/DateField/DateField.tsx';
