/** The page for an address that leads nowhere. */
export { NotFound, type NotFoundProps } from '../src/shell/not-found/NotFound.tsx';
export { notFoundMessages } from '../src/shell/not-found/messages.ts';
