/** A paper of a company, on the screen and printed. */
export { PrintLayout, type PrintLayoutProps } from '../src/PrintLayout/PrintLayout.tsx';
