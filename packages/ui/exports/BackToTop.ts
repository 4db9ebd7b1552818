/** Goes back to the top of a long page, and takes focus along. */
export { BackToTop, type BackToTopProps } from '../src/BackToTop/BackToTop.tsx';
