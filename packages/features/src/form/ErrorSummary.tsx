export * from '../parts/form/ErrorSummary.tsx';
