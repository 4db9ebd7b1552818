import type { BrandProfile, DocumentGroup, DocumentTypeCount } from '@chippage/api/types';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { StateLinks } from '../../../parts/state-links/StateLinks.tsx';
import type { BrandSheetsQuery, SheetPlace } from './brandSheetsQuery.ts';
import { documentTypes } from '../document-words/documentTypes.ts';
import { documentWordsMessages } from '../document-words/messages.ts';
import { brandSheetsMessages } from './messages.ts';

export interface SheetChoicesProps {
  brand: Pick<BrandProfile, 'documentCount' | 'hostedCount'>;
  query: BrandSheetsQuery;
  groups: readonly DocumentGroup[];
  /** How many of each kind the other choices leave; undefined while that is read. */
  docTypes: readonly DocumentTypeCount[] | undefined;
  getHref: (own: Partial<BrandSheetsQuery>) => string;
}

const ALL = 'all' as const;

/** Ways to some of a brand's sheets: by place, by category and by kind, each with its number; links, so that they work without scripts. */
export function SheetChoices({ brand: { documentCount, hostedCount }, query, groups, docTypes, getHref }: SheetChoicesProps) {
  const t = useMessages(brandSheetsMessages);
  const places: { place: SheetPlace | null; name: string; count: number }[] = [
    { place: null, name: t('all'), count: documentCount },
    { place: 'hosted', name: t('hosted'), count: hostedCount },
    { place: 'outside', name: t('outside'), count: documentCount - hostedCount },
  ];
  return (
    <>
      <StateLinks
        label={t('places')}
        states={places.map(({ place, ...words }) => ({ id: place ?? ALL, ...words }))}
        current={query.place ?? ALL}
        getHref={(id) => getHref({ place: id === ALL ? null : id, category: null, docType: null, keywords: '' })}
      />
      {groups.length > 1 && (
        <StateLinks
          label={t('categories')}
          states={[{ id: ALL, name: t('allCategories') }, ...groups.map(({ category, name, count }) => ({ id: category, name, count }))]}
          current={query.category ?? ALL}
          getHref={(id) => getHref({ category: id === ALL ? null : id, place: null, docType: null, keywords: '' })}
        />
      )}
      {docTypes && (docTypes.length > 1 || query.docType !== null) && <KindLinks docTypes={docTypes} query={query} getHref={getHref} />}
    </>
  );
}

/** Within what place, category and words leave, so the number of each kind is what its link shows. */
function KindLinks({ docTypes, query, getHref }: Pick<SheetChoicesProps, 'query' | 'getHref'> & { docTypes: readonly DocumentTypeCount[] }) {
  const t = useMessages(brandSheetsMessages);
  const word = useMessages(documentWordsMessages);
  const counts = new Map(docTypes.map(({ docType, count }) => [docType, count]));
  return (
    <StateLinks
      label={t('kinds')}
      states={[
        { id: ALL, name: t('allKinds'), count: sumOf(docTypes) },
        ...documentTypes.filter((id) => counts.has(id) || id === query.docType).map((id) => ({ id, name: word(id), count: counts.get(id) ?? 0 })),
      ]}
      current={query.docType ?? ALL}
      getHref={(id) => getHref({ docType: id === ALL ? null : id })}
    />
  );
}

/** How many documents these kinds have together. */
export const sumOf = (docTypes: readonly DocumentTypeCount[]): number => docTypes.reduce((sum, { count }) => sum + count, 0);
