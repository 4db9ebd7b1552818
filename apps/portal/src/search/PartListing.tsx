import { useApi } from '@chippage/api/ApiProvider';
import { partSearchQuery } from '@chippage/api/datasheets';
import { toLoadable } from '@chippage/api/loadable';
import type { PartRow } from '@chippage/api/types';
import { emptyPartQuery, type PartQuery, parsePartQuery, partSearchVariables } from '@chippage/features/partQuery';
import { PartResults } from '@chippage/features/PartResults';
import { lazy, Suspense, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { saveFile } from '../downloads/saveFile.ts';
import { useDownloadDocuments } from '../downloads/useDownloadDocuments.ts';
import { t } from '../routes/datasheets/datasheets.words.ts';
import { useVisibleColumns } from './useVisibleColumns.ts';

const PartFirstPage = lazy(async () => ({ default: (await import('./PartFirstPage.tsx')).PartFirstPage }));

/** The most rows that the API gives at once. */
const PAGE_SIZE = 100;

export interface PartListingProps {
  /** What the address's path says. */
  fixed: Partial<PartQuery>;
  /** Address of a query on this page. */
  getHref: (query: PartQuery) => string;
}

/** A list of parts with its filters, bound to the address: every filter, sort and page is a link that can be kept and sent. */
export function PartListing({ fixed, getHref }: PartListingProps) {
  const client = useApi();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const download = useDownloadDocuments();
  const query = useMemo(() => parsePartQuery(search, fixed), [search, fixed]);
  const variables = partSearchVariables(query);
  const answer = partSearchQuery.use(variables, { keepPreviousData: true, revalidateIfStale: false });

  const loadRows = async (limit: number): Promise<PartRow[]> => {
    const rows: PartRow[] = [];
    for (let pageIndex = 1; rows.length < limit; pageIndex++) {
      const page = await partSearchQuery.fetch({ ...variables, pageIndex, pageSize: PAGE_SIZE }, { client });
      rows.push(...page.data);
      if (page.data.length < PAGE_SIZE) break;
    }
    return rows.slice(0, limit);
  };
  return (
    <PartResults
      results={toLoadable(answer)}
      isRefreshing={answer.isLoading && answer.data !== undefined}
      query={query}
      fixed={fixed}
      getHref={getHref}
      onQueryChange={(next) => void navigate(getHref(next), { preventScrollReset: true })}
      onKeywordsChange={(keywords) => void navigate(getHref(emptyPartQuery({ ...fixed, keywords })))}
      {...useVisibleColumns()}
      renderFirstPage={({ mpn, datasheet }) =>
        datasheet?.documentId != null && (
          <Suspense fallback={null}>
            <PartFirstPage documentId={datasheet.documentId} label={t('firstPage', { mpn })} />
          </Suspense>
        )
      }
      loadRows={loadRows}
      onSaveFile={({ name, type, text }) => saveFile(new Blob([text], { type }), name)}
      onCopyText={(text) => navigator.clipboard.writeText(text)}
      onDownload={download}
    />
  );
}
