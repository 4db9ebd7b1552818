/** Says that something failed. */
export { ErrorState, type ErrorStateProps } from '../src/EmptyState/ErrorState.tsx';
