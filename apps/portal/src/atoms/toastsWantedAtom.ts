import { atom } from 'jotai';

/** Whether a message was ever to be shown on this page, so that the place for it has to be there. */
export const toastsWantedAtom = atom(false);
