/** How a maker names its parts, and what a number says by that. */
export { NameScheme, type NameSchemeProps } from '../src/datasheets/schemes/name-scheme/NameScheme.tsx';
export { useNameScheme } from '../src/datasheets/schemes/name-scheme/useNameScheme.ts';
export { nameSchemeMessages } from '../src/datasheets/schemes/name-scheme/messages.ts';
