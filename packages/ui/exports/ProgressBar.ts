/** How far a long job has come. */
export { ProgressBar, type ProgressBarProps } from '../src/ProgressBar/ProgressBar.tsx';
