import type { Loadable } from '@chippage/api/loadable';
import type { BrandProfile, Document, DocumentGroup, DocumentTypeCount } from '@chippage/api/types';
import { EmptyState } from '@chippage/ui/EmptyState';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useRef } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { datasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import { directoryPaths } from '../../../i18n/paths/directoryPaths.ts';
import { KeywordsField } from '../../../parts/keywords-field/KeywordsField.tsx';
import type { ListPage } from '../../../parts/list-page/listPage.ts';
import { PagedRows } from '../../../parts/list-page/PagedRows.tsx';
import { PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { documentWordsMessages } from '../document-words/messages.ts';
import { brandSheetsParams, type BrandSheetsQuery } from './brandSheetsQuery.ts';
import * as styles from './BrandSheets.css.ts';
import { brandSheetsMessages } from './messages.ts';
import { SheetChoices, sumOf } from './SheetChoices.tsx';
import { SheetTable } from './SheetTable.tsx';

/** A page of a brand's sheets, with how many there are of each kind. */
export interface SheetsPage extends ListPage<Document> {
  docTypes: readonly DocumentTypeCount[];
}

export interface BrandSheetsProps {
  brand: Pick<BrandProfile, 'id' | 'documentCount' | 'hostedCount'>;
  query: BrandSheetsQuery;
  documents: Loadable<SheetsPage>;
  /** The rows are of the query before; the new ones are on their way. */
  isRefreshing?: boolean;
  /** The brand's documents by category, for the ways to them; none while they are read. */
  groups: readonly DocumentGroup[];
  /** Goes to the list with another choice, on its first page. */
  onQuery: (query: BrandSheetsQuery) => void;
}

/** The sheets of a brand: those that open here and those at the maker's address, by category, kind, words and place. */
export function BrandSheets({ brand, query, documents, isRefreshing = false, groups, onQuery }: BrandSheetsProps) {
  const t = useMessages(brandSheetsMessages);
  const paths = usePaths(directoryPaths);
  const heading = useRef<HTMLHeadingElement>(null);
  const hrefOf = (own: Partial<BrandSheetsQuery>) => paths.brandDetail(brand.id, 'specification', brandSheetsParams({ ...query, ...own }));
  return (
    <PageColumn>
      <div className={styles.head}>
        <h2 ref={heading} className={styles.title} tabIndex={-1}>
          {t('title')} {documents.status === 'ready' && <span className={styles.note}>{t('count', { count: formatNumber(documents.data.totalRecord) })}</span>}
        </h2>
        <div className={styles.field}>
          <KeywordsField
            label={t('keywords')}
            hint={t('keywordsHint')}
            searched={query.keywords}
            onSearch={(keywords) => onQuery({ ...query, keywords, page: 1 })}
          />
        </div>
      </div>
      {brand.documentCount > 0 && (
        <SheetChoices
          brand={brand}
          query={query}
          groups={groups}
          docTypes={documents.status === 'ready' ? documents.data.docTypes : undefined}
          getHref={(own) => hrefOf({ ...own, page: 1 })}
        />
      )}
      <PagedRows
        headingRef={heading}
        value={documents}
        failedTitle={t('failed')}
        bones={['320px']}
        isRefreshing={isRefreshing}
        page={query.page}
        getHref={(page) => hrefOf({ page })}
      >
        {({ data, docTypes }) =>
          data.length > 0 ? (
            <SheetTable documents={data} />
          ) : query.docType !== null && sumOf(docTypes) > 0 ? (
            <NothingOfKind docType={query.docType} others={sumOf(docTypes)} href={hrefOf({ docType: null, page: 1 })} />
          ) : (
            <Nothing brand={brand} />
          )
        }
      </PagedRows>
    </PageColumn>
  );
}

function NothingOfKind({ docType, others, href }: { docType: Document['docType']; others: number; href: string }) {
  const t = useMessages(brandSheetsMessages);
  const word = useMessages(documentWordsMessages);
  return (
    <EmptyState
      title={t('emptyKind', { kind: word(docType) })}
      action={
        <LinkButton variant="outline" href={href}>
          {t('resetKind')}
        </LinkButton>
      }
    >
      {t('emptyKindHint', { count: formatNumber(others) })}
    </EmptyState>
  );
}

function Nothing({ brand: { id, documentCount } }: Pick<BrandSheetsProps, 'brand'>) {
  const t = useMessages(brandSheetsMessages);
  const paths = { ...usePaths(datasheetsPaths), ...usePaths(directoryPaths) };
  const isBare = documentCount === 0;
  return (
    <EmptyState
      title={t(isBare ? 'none' : 'empty')}
      action={
        <LinkButton variant="outline" href={isBare ? paths.upload() : paths.brandDetail(id, 'specification')}>
          {t(isBare ? 'upload' : 'reset')}
        </LinkButton>
      }
    >
      {t(isBare ? 'noneHint' : 'emptyHint')}
    </EmptyState>
  );
}
