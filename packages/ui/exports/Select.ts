/** One of a few, behind a button. */
export { Select, type SelectOption, type SelectProps } from '../src/Select/Select.tsx';
