/** Says that an answer is awaited. */
export { Spinner, type SpinnerProps } from '../src/Spinner/Spinner.tsx';
