import type { SuggestedPart } from '@chippage/api/types';
import { notFound, one } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { pageOf } from '../../platform/pageOf.ts';
import { partKey } from '../parts/partKey.ts';
import { packingOf, packingSuffixes } from '../parts/search/packing.ts';
import { brandNameOf, parameterNames, partsOfBrand, suggestParts } from './schemes.queries.ts';
import { piecesOf, schemesOf, splitKey, suffixKindOf, suffixRulesOf } from './schemes.rules.ts';

const MOST = 10;
/** Shorter beginnings fit too much. */
const SHORTEST = 3;

const shown = ({ mpnKey: _mpnKey, ...part }: SuggestedPart & { mpnKey: string }): SuggestedPart => part;

/** How makers name their parts, read from the numbers of the catalogue. */
export const schemesHandlers = {
  async brandNameSchemes({ db }, { brandId, keywords, ...page }) {
    const brandName = await brandNameOf(db, brandId);
    if (brandName === undefined) throw notFound('品牌');
    const prefix = partKey(keywords);
    const [parts, names] = await Promise.all([partsOfBrand(db, brandId), parameterNames(db)]);
    const schemes = schemesOf(parts, { brandId, brandName, names }).filter((scheme) => scheme.prefix.startsWith(prefix));
    const { limit, offset } = pageOf(page);
    return { code: 1, msg: '', data: schemes.slice(offset, offset + limit), totalRecord: schemes.length, suffixRules: suffixRulesOf(parts) };
  },

  async readModelName({ db }, { model, brandId }) {
    const key = partKey(model);
    const stems = packingOf(key).map((suffix) => ({ suffix, stem: key.slice(0, -suffix.length) }));
    const suffixed = key.length < SHORTEST ? [] : packingSuffixes.map((suffix) => key + suffix);
    const keys = [key, ...stems.map(({ stem }) => stem), ...suffixed].filter((each) => each !== '');
    const found = await suggestParts(db, { keys, brandId, limit: 200 });
    const exact = found.filter(({ mpnKey }) => mpnKey === key);
    const [first] = exact;
    // What is the same comes in the same case of the same maker; of a number that nobody has, its stem alone is asked.
    const isSame = (part: (typeof found)[number]) =>
      part.mpnKey !== key && (first === undefined || exact.some((each) => each.brandId === part.brandId && each.packageCase === part.packageCase));
    const same = found.filter(isSame);
    const stem = stems.filter(({ stem: each }) => same.some(({ mpnKey }) => mpnKey === each)).toSorted((a, b) => a.suffix.length - b.suffix.length)[0];
    const maker = first?.brandId ?? same[0]?.brandId ?? brandId;
    const read = stem?.stem ?? key;
    const prefix = splitKey(read)?.prefix;
    const family = maker === undefined || prefix === undefined ? [] : await partsOfBrand(db, maker, prefix);
    const names = family.length === 0 ? new Map() : await parameterNames(db);
    const pieces = maker === undefined ? [] : piecesOf(read, schemesOf(family, { brandId: maker, brandName: '', names }));
    const suggestions = exact.length > 0 || key.length < SHORTEST ? [] : await suggestParts(db, { prefix: key, brandId, limit: MOST });
    return one({
      key,
      exact: exact.slice(0, MOST).map(shown),
      suffix: stem?.suffix ?? null,
      suffixKind: stem ? suffixKindOf(stem.suffix) : null,
      same: same.slice(0, MOST).map(shown),
      pieces: pieces.length > 0 && stem ? [...pieces, { text: stem.suffix, meaning: '后缀', says: suffixWords[suffixKindOf(stem.suffix)] }] : pieces,
      suggestions: suggestions.filter(({ mpnKey }) => !same.some((each) => each.mpnKey === mpnKey)).map(shown),
    });
  },
} satisfies Handlers<'brandNameSchemes' | 'readModelName'>;

const suffixWords = { packing: '包装', leadfree: '环保', both: '包装与环保' } as const;
