/** A link without a look, through the site's router. */
export { PlainLink, type PlainLinkProps } from '../src/PlainLink/PlainLink.tsx';
