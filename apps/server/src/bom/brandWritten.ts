import type { CatalogueIndex } from '../datasheets/parts/catalogue/catalogueIndex.ts';

/** Names of makers as they are compared: without case, signs and the words that every company has. */
function nameKey(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/\b(?:INC|LTD|CO|CORP|CORPORATION|SEMICONDUCTORS?|ELECTRONICS?|TECHNOLOGY|TECHNOLOGIES|MICROELECTRONICS|LIMITED|GMBH|AG)\b\.?/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

const keysOf = new WeakMap<CatalogueIndex, string[][]>();

function brandKeys(index: CatalogueIndex): string[][] {
  const known = keysOf.get(index);
  if (known) return known;
  const keys = index.brands.map(({ name, nameCn, aliases }) => [name, nameCn ?? '', ...aliases].map(nameKey).filter((key) => key !== ''));
  keysOf.set(index, keys);
  return keys;
}

/** Whether a row is of the maker that a line names in any of its spellings; undefined when the line names none, or none that is known. */
export function brandTest(index: CatalogueIndex, written: string): ((row: number) => boolean) | undefined {
  const wanted = nameKey(written);
  if (wanted === '') return undefined;
  const names = brandKeys(index);
  // TI, 德州仪器(TI), TI(德州仪器): a name within the words counts when it is not a mere letter.
  const isMeant = names.map((keys) => keys.some((key) => key === wanted || (key.length >= 2 && wanted.length > key.length && wanted.includes(key))));
  const exact = names.map((keys) => keys.includes(wanted));
  const meant = exact.includes(true) ? exact : isMeant;
  return meant.includes(true) ? (row) => meant[index.brand[row] ?? -1] === true : undefined;
}
