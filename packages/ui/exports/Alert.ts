/** A message in the page, beside what it is about. */
export { Alert, type AlertProps } from '../src/Alert/Alert.tsx';
