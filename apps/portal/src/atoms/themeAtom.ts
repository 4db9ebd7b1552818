import { atom } from 'jotai';
import type { Theme } from './theme.ts';

/** The colours in use. The cookie `theme` carries them to the server. */
export const themeAtom = atom<Theme>('auto');
