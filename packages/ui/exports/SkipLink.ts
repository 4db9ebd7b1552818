/** Leads the keyboard past the header. */
export { SkipLink, type SkipLinkProps } from '../src/VisuallyHidden/SkipLink.tsx';
