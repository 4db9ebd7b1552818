import { atom } from 'jotai';

/** What was asked for without a network and cannot be had: a page that was not read before, or a part of this page. */
export const blockedAtom = atom<'page' | 'part' | null>(null);
