/** How the terminals of a package are arranged and numbered, as far as its name tells. */
export { type Arrangement, arrangementOf, isDrawable, type PinPlace, placePins } from '../src/packageOutline.ts';
