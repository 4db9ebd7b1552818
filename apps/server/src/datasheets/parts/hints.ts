import type { Hint, HintGroup } from '@chippage/api/types';
import type { Db } from '../../platform/database/connect.ts';
import type { Snapshot } from './catalogue/catalogue.ts';
import { textAt } from './catalogue/textColumn.ts';
import { totalsOf } from './totals.ts';
import { findHintDocuments } from './parts.queries.ts';
import { findRows, type FoundRow } from './search/searchParts.ts';
import { wordKey } from './understanding/lexicon.ts';

/** Lines of the groups that are not part numbers. */
const OTHERS_MOST = 4;
/** Parts whose documents are offered. */
const DOCUMENT_PARTS = 20;

/**
 * Hints for what was typed so far: part numbers, brands, categories, datasheets; groups without a line are left out.
 * @param size Most part numbers.
 */
export async function hintsFor(db: Db, snapshot: Snapshot, keywords: string, size: number): Promise<HintGroup[]> {
  if (keywords.trim() === '') return [];
  const found = findRows(snapshot, keywords, Math.max(size, DOCUMENT_PARTS));
  const { index } = snapshot;
  const others = Math.min(size, OTHERS_MOST);
  const documents = await findHintDocuments(
    db,
    found.slice(0, DOCUMENT_PARTS).map(({ row }) => index.ids[row] ?? 0),
    others,
  );
  const matchOfPart = new Map(found.map(({ row, match }) => [index.ids[row], match]));
  const groups: HintGroup[] = [
    { kind: 'mpn', label: '型号', items: found.slice(0, size).map((hit) => partHint(snapshot, hit)) },
    { kind: 'brand', label: '品牌', items: brandHints(snapshot, keywords, others) },
    { kind: 'category', label: '分类', items: categoryHints(snapshot, keywords, others) },
    {
      kind: 'document',
      label: '数据手册',
      items: documents.map((document) => ({
        ...nothing,
        id: `document-${document.id}`,
        text: document.title,
        detail: [document.brandName, document.pageCount === null ? document.host : `${document.pageCount} 页`].filter(Boolean).join(' · '),
        documentId: document.id,
        partId: document.partId,
        match: matchOfPart.get(document.partId) ?? 'filter',
      })),
    },
  ];
  return groups.filter((group) => group.items.length > 0);
}

const nothing = { detail: null, partId: null, brandId: null, documentId: null, category: null };

function partHint({ index }: Snapshot, { row, match }: FoundRow): Hint {
  const brand = index.brands[index.brand[row] ?? 0];
  const category = index.categories[index.category[row] ?? 0];
  const packageCase = index.dictionary.packages[index.package[row] ?? -1];
  return {
    ...nothing,
    id: `part-${index.ids[row]}`,
    text: textAt(index.mpns, row),
    detail: [brand?.name, category?.name, packageCase].filter(Boolean).join(' · '),
    partId: index.ids[row] ?? null,
    brandId: brand?.id ?? null,
    category: category?.id ?? null,
    match,
  };
}

function brandHints(snapshot: Snapshot, keywords: string, most: number): Hint[] {
  return brandsNamed(snapshot, keywords)
    .slice(0, most)
    .map(({ at, match }) => {
      const brand = snapshot.index.brands[at];
      const count = totalsOf(snapshot).brand[at] ?? 0;
      return {
        ...nothing,
        id: `brand-${brand?.id}`,
        text: brand?.name ?? '',
        detail: [brand?.nameCn, `${count} 个器件`].filter(Boolean).join(' · '),
        brandId: brand?.id ?? null,
        match,
      };
    });
}

/** Places: the name itself, its start, then anywhere; by more parts within. */
export function brandsNamed(snapshot: Snapshot, keywords: string): { at: number; match: 'exact' | 'prefix' | 'substring' }[] {
  const typed = wordKey(keywords);
  if (typed === '') return [];
  const totals = totalsOf(snapshot).brand;
  const ranked = snapshot.index.brands.flatMap((brand, at) => {
    const names = [brand.name, brand.nameCn ?? '', brand.pinyin ?? '', ...brand.aliases].map(wordKey).filter((name) => name !== '');
    const rank = names.includes(typed)
      ? 0
      : names.some((name) => name.startsWith(typed))
        ? 1
        : typed.length > 1 && names.some((name) => name.includes(typed))
          ? 2
          : 3;
    return rank === 3 ? [] : [{ at, rank, count: totals[at] ?? 0 }];
  });
  const matches = ['exact', 'prefix', 'substring'] as const;
  return ranked.toSorted((a, b) => a.rank - b.rank || b.count - a.count || a.at - b.at).map(({ at, rank }) => ({ at, match: matches[rank] ?? 'substring' }));
}

function categoryHints(snapshot: Snapshot, keywords: string, most: number): Hint[] {
  const { index, lexicon } = snapshot;
  const typed = wordKey(keywords);
  if (typed.length === 0) return [];
  const totals = totalsOf(snapshot).categoryAndBelow;
  const best = new Map<string, number>();
  const offer = (id: string, rank: number) => best.set(id, Math.min(rank, best.get(id) ?? 9));
  for (const id of lexicon.senses.get(typed)?.categories ?? []) offer(id, 0);
  for (const [word, sense] of lexicon.senses) if (sense.categories && word.startsWith(typed)) for (const id of sense.categories) offer(id, 1);
  for (const category of index.categories) if (typed.length > 1 && wordKey(`${category.name}\n${category.nameEn}`).includes(typed)) offer(category.id, 1);
  const place = new Map(index.categories.map((category, at) => [category.id, at]));
  return [...best]
    .map(([id, rank]) => ({ at: place.get(id) ?? 0, rank }))
    .toSorted((a, b) => a.rank - b.rank || (totals[b.at] ?? 0) - (totals[a.at] ?? 0) || a.at - b.at)
    .slice(0, most)
    .map(({ at, rank }) => {
      const category = index.categories[at];
      return {
        ...nothing,
        id: `category-${category?.id}`,
        text: category?.name ?? '',
        detail: `${totals[at] ?? 0} 个器件`,
        category: category?.id ?? null,
        match: rank === 0 ? 'exact' : 'keyword',
      };
    });
}
