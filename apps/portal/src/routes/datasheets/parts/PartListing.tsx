import { useDownloadDocuments } from '@chippage/features/download';
import { countFilters, emptyPartQuery, type PartQuery, parsePartQuery } from '@chippage/features/partQuery';
import { columnScope, PartResults, readColumns, usePartResults, writeColumns } from '@chippage/features/PartResults';
import { late } from '@chippage/ui/late';
import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { t } from '../datasheets.words.ts';
import { saveFile } from '../../../page/saveFile.ts';
import { useStoredText } from '../../../page/useStoredText.ts';
import { usePageActions } from '../../../session/usePageActions.ts';

const SaveSearch = late(async () => (await import('../alerts/SaveSearch.tsx')).SaveSearch);
const PartFirstPage = late(async () => (await import('./PartFirstPage.tsx')).PartFirstPage);

export interface PartListingProps {
  /** What the address's path says. */
  fixed: Partial<PartQuery>;
  /** Address of a query on this page. */
  getHref: (query: PartQuery) => string;
}

/** A list of parts with its filters, bound to the address: every filter, sort and page is a link that can be kept and sent. */
export function PartListing({ fixed, getHref }: PartListingProps) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const actions = usePageActions('download');
  const download = useDownloadDocuments({ ...actions, saveFile });
  const query = useMemo(() => parsePartQuery(search, fixed), [search, fixed]);
  const found = usePartResults(query);
  const scope = columnScope(query.category, found.results.status === 'ready' ? found.results.data.facets : []);
  const [isSaving, setSaving] = useState(false);
  const saving = usePageActions('saveSearch');
  const [columns, keepColumns] = useStoredText(`partColumns:${scope}`);
  return (
    <>
      <PartResults
        {...found}
        query={query}
        fixed={fixed}
        getHref={getHref}
        onQueryChange={(next) => void navigate(getHref(next), { preventScrollReset: true })}
        onKeywordsChange={(keywords) => void navigate(getHref(emptyPartQuery({ ...fixed, keywords })))}
        visibleColumns={useMemo(() => readColumns(columns), [columns])}
        onVisibleColumnsChange={(codes) => keepColumns(writeColumns(codes))}
        renderFirstPage={({ mpn, datasheet }) =>
          datasheet?.documentId != null && <PartFirstPage documentId={datasheet.documentId} label={t('firstPage', { mpn })} />
        }
        onSaveFile={saveFile}
        onCopyText={(text) => navigator.clipboard.writeText(text)}
        notify={actions.notify}
        onDownload={download}
        {...((query.keywords !== '' || countFilters(query) > 0) && { onSaveSearch: () => saving.demandLogin(() => setSaving(true)) })}
      />
      {isSaving && <SaveSearch query={query} facets={found.results.status === 'ready' ? found.results.data.facets : []} onClose={() => setSaving(false)} />}
    </>
  );
}
