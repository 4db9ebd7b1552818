import { atom } from 'jotai';
import type { Carried } from '../addresses/carried.ts';

/** Who invited the visitor and which partner site they came from; links to the registration keep it. */
export const carriedAtom = atom<Carried>({ shareCode: null, fromswb: null });
