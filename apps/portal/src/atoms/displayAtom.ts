import { atom } from 'jotai';
import { usualDisplay } from '../display/display.ts';

/** How pages behave for this visitor: motion, large type, timed navigation, notices. The cookie `display` carries it to the server. */
export const displayAtom = atom(usualDisplay);
