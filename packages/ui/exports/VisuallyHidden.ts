/** Words that are heard and not seen. */
export { VisuallyHidden, type VisuallyHiddenProps } from '../src/VisuallyHidden/VisuallyHidden.tsx';
