import type { BomWish } from '@chippage/api/types';

/** What a reference designator says of the kind of part; the others (U, J, Q …) say too little. */
const kinds: Record<string, string> = { R: '电阻', C: '电容', L: '电感', D: '二极管', Y: '晶振', X: '晶振', F: '保险丝', FB: '磁珠' };

/** Sizes of chip parts as the names of footprints hold them: `C_0402_1005Metric`, `R0603`, `0805`. */
const chipSize = /(?:^|[^0-9])(01005|0201|0402|0603|0805|1206|1210|1812|2010|2512)(?![0-9])/;

/** `4k7`, `100nF`, `2.2uH`, `10`: a value, and no name of a part. */
const measure =
  /^\d+(?:[.,]\d+)?\s*(?:[pnuµμmkKMGRr]?\s*(?:Ω|ohm|ohms|F|H|Hz|V|A|W)?|[kKMRr]\d+|[pnuµμ]\d+)(?:\s*[±+-]?\s*\d+(?:\.\d+)?%)?(?:\s*\/?\s*\d+(?:\.\d+)?V)?$/i;

/** Units that a bare value has by its kind: `100n` of C1 is 100nF. */
const units: Record<string, string> = { R: 'Ω', C: 'F', L: 'H' };

/**
 * The words that find parts by what a line says of their values, or null when it says too little: a value that can be read,
 * with the kind that the designator names.
 */
export function wordsOfValues({ value, mpn, footprint, designators, description }: BomWish): string | null {
  const written = [value, mpn].map((text) => text.normalize('NFKC').trim()).find((text) => text !== '') ?? '';
  const letters =
    /^[A-Z]{1,2}(?=\d)/i.exec(designators.trim())?.[0].toUpperCase() ?? /^([RCLYF])_/i.exec(footprint.split(':').at(-1) ?? '')?.[1]?.toUpperCase() ?? '';
  const kind = kinds[letters] ?? Object.values(kinds).find((name) => description.includes(name));
  const size = chipSize.exec(footprint)?.[1] ?? chipSize.exec(description)?.[1];
  if (kind === undefined || !measure.test(written)) return null;
  const unit = units[letters] ?? '';
  const withUnit = /(?:Ω|ohm|F|H|Hz)\b|Ω/i.test(written) || unit === '' ? written : /^[\d.,]+$/.test(written) && unit !== 'Ω' ? written : `${written}${unit}`;
  return [withUnit, size, kind].filter(Boolean).join(' ');
}
