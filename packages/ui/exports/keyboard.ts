/** The keyboard of a part as data, and the hand that presses it: for stories and their docs pages, never for an app. */
export type { KeyRow, KeyTable } from '../src/keyboard/keyTable.ts';
export { type KeyCheck, playKeys } from '../src/keyboard/playKeys.ts';
export { nameOfRow, spellKeys } from '../src/keyboard/spellKeys.ts';
