/** Leads to another page. */
export { Link, type LinkProps } from '../src/Link/Link.tsx';
