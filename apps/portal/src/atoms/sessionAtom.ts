import { atom } from 'jotai';
import type { Member } from '../session/member.ts';

/** Whose session ended by itself while the page was open, until they log in again; null after logging out. */
export const endedMemberAtom = atom<number | null>(null);

/** Who is logged in; null for a visitor. Set from the cookies on the server and kept by `SessionKeeper` in a browser. */
export const memberAtom = atom<Member | null>(null);
