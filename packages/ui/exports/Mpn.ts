/** A part number that loses its middle, never its end. */
export { Mpn, type MpnProps } from '../src/Mpn/Mpn.tsx';
