import type { CatalogueIndex } from '../catalogue/catalogueIndex.ts';

/** Cases whose leads go through the board. */
const leaded =
  /^(?:TO-(?:\d{1,2}|100|126|202|218|220|225|226|237|247|251|254|257|258|262|264|273)(?!\d)|DO-(?:\d{1,2}|201|204)(?!\d)|(?:[CPS]{0,2}DIP|SIP|ZIP|AXIAL|RADIAL|THROUGH|PGA)(?![A-Z]))/i;

/** Parts in a case that is known to have leads through the board. */
export function leadedTest(index: CatalogueIndex): (row: number) => boolean {
  const isLeaded = Uint8Array.from(index.dictionary.packages, (name) => Number(leaded.test(name)));
  return (row) => isLeaded[index.package[row] ?? -1] === 1;
}
