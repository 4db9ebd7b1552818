/** Text to look for. */
export { SearchField, type SearchFieldProps } from '../src/SearchField/SearchField.tsx';
