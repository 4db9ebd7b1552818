import { atom } from 'jotai';

/** A link was followed without a network, to a page that was not read before. */
export const blockedLinkAtom = atom(false);
