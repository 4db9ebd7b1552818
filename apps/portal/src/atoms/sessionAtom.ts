import { atom } from 'jotai';
import type { Member } from '../session/member.ts';

/** Who is logged in; null for a visitor. Set from the cookies on the server and kept by `SessionKeeper` in a browser. */
export const memberAtom = atom<Member | null>(null);
