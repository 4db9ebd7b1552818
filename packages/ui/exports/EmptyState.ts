/** Says that there is nothing. */
export { EmptyState, type EmptyStateProps } from '../src/EmptyState/EmptyState.tsx';
