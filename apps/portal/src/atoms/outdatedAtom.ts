import { atom } from 'jotai';

/** Whether the server has a newer release, so that parts of this page are gone; a reload gets them. */
export const outdatedAtom = atom(false);
