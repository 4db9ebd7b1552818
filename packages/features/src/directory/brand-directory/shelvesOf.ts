import type { Brand, BrandGroup } from '@chippage/api/types';
import { brandInitials } from '../../parts/brand-cell/brandInitials.ts';
import { countryName } from '@chippage/api/countries';

/** Brands that stand together under one heading. */
export interface BrandShelf {
  /** Part of its place's address. */
  id: string;
  /** An initial, or the name of a country; null: the only shelf, or the one of brands whose country nobody said. */
  heading: string | null;
  brands: readonly Brand[];
}

/** The address of a shelf within the page. */
export const placeOf = ({ id }: BrandShelf): string => `country-${id}`;

/** Whether a type of the list is one letter. */
export const isLetter = (type: string): boolean => brandInitials.includes(type);

/**
 * The brands that a type of the list asks for: under their initials, under their countries, or those of a category, which has
 * few, with the most parts first.
 * @param counts How many parts brands have in the category; absent: none is chosen
 */
export function shelvesOf(groups: readonly BrandGroup[], type: string, counts?: ReadonlyMap<number, number>): BrandShelf[] {
  if (type === 'country') return byCountry(brandsIn(groups));
  if (counts) return byCount(brandsIn(groups), counts);
  return groups
    .filter(({ initial }) => (isLetter(type) ? initial === type : type !== '0-9' || initial === '#'))
    .map(({ initial, brands }) => ({ id: initial, heading: initial, brands: brands.filter(({ isDomestic }) => type !== 'domestic' || isDomestic) }))
    .filter(({ brands }) => brands.length > 0);
}

/** Each brand once: those with a Chinese name may stand under two initials. */
export function brandsIn(shelves: readonly { brands: readonly Brand[] }[]): Brand[] {
  return [...new Map(shelves.flatMap(({ brands }) => brands.map((brand) => [brand.id, brand]))).values()];
}

function byCount(all: readonly Brand[], counts: ReadonlyMap<number, number>): BrandShelf[] {
  const brands = all.filter(({ id }) => counts.has(id)).toSorted((a, b) => (counts.get(b.id) ?? 0) - (counts.get(a.id) ?? 0) || byName(a, b));
  return brands.length === 0 ? [] : [{ id: 'category', heading: null, brands }];
}

/** Those with the most brands first, what nobody said last. */
function byCountry(brands: readonly Brand[]): BrandShelf[] {
  const byCode = new Map<string | null, Brand[]>();
  for (const brand of brands) byCode.set(brand.country, [...(byCode.get(brand.country) ?? []), brand]);
  return [...byCode]
    .map(([code, own]) => ({ id: code ?? 'unknown', heading: countryName(code), brands: own.toSorted(byName) }))
    .toSorted((a, b) => Number(a.heading === null) - Number(b.heading === null) || b.brands.length - a.brands.length || (a.id < b.id ? -1 : 1));
}

const byName = (a: Brand, b: Brand): number => {
  const [x, y] = [a.name.toLowerCase(), b.name.toLowerCase()];
  return x < y ? -1 : x > y ? 1 : 0;
};
