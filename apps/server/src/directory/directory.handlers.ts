import { many, notFound, one } from '../platform/errors.ts';
import type { Handlers } from '../platform/handlers.ts';
import { brandCategories } from '../datasheets/parts/brandCategories.ts';
import { allBrands, findBrand, initialsOf, listBrands } from '../datasheets/parts/brands.queries.ts';
import { catalogueOf } from '../datasheets/parts/catalogue/catalogue.ts';
import { shanghaiDate } from '../platform/shanghai.ts';
import { findBrandProfile } from './brandProfile.ts';
import { directoryHints } from './directoryHints.ts';

type DirectoryOperation =
  | 'brandList'
  | 'brandGroups'
  | 'brandCategories'
  | 'hotBrands'
  | 'brandHints'
  | 'brandDetail'
  | 'brandProfile'
  | 'agentSearch'
  | 'searchBrandHint';

const initials = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ#'];

/** Brands, and the hints of the navigation's search boxes. */
export const directoryHandlers = {
  brandList: async ({ db }, { keywords, initial, domestic, pageIndex, pageSize }) => {
    const { items, total } = await listBrands(db, { keywords, initial, isDomestic: domestic, offset: (pageIndex - 1) * pageSize, limit: pageSize });
    return many(items, total);
  },
  brandGroups: async ({ db }) => {
    const brands = await allBrands(db);
    return many(
      initials
        .map((initial) => ({ initial, brands: brands.filter((brand) => initialsOf(brand).includes(initial)) }))
        .filter((group) => group.brands.length > 0),
    );
  },
  brandCategories: async ({ db }) => many(brandCategories(await catalogueOf(db).current())),
  hotBrands: async ({ db }, { size }) => {
    const brands = await allBrands(db);
    return many(brands.toSorted((a, b) => b.partCount - a.partCount).slice(0, size), brands.length);
  },
  brandHints: async ({ db }, { keywords, size }) => many(keywords.trim() === '' ? [] : (await listBrands(db, { keywords, limit: size })).items),
  brandDetail: async ({ db }, { brandId }) => {
    const brand = await findBrand(db, brandId);
    if (!brand) throw notFound('品牌');
    return one(brand);
  },
  brandProfile: async ({ db, clock }, { brandId }) => {
    const profile = await findBrandProfile(db, brandId, shanghaiDate(clock.now()));
    if (!profile) throw notFound('品牌');
    return one(profile);
  },
  agentSearch: async ({ db }, { keywords, size }) => many(await directoryHints(db, 'agent', keywords, size)),
  searchBrandHint: async ({ db }, { keywords, size }) => many(await directoryHints(db, 'brand', keywords, size)),
} satisfies Handlers<DirectoryOperation>;
