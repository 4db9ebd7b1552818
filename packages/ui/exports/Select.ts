export { Select, type SelectOption, type SelectProps } from '../src/Select/Select.tsx';
