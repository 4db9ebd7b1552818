import { documentDetailQuery } from '@chippage/api/datasheets';
import { DocumentCompare, parseDocumentPair, useDocumentCompare } from '@chippage/features/DocumentCompare';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { wanted } from '../../../page/needs.ts';
import { pdfAssets } from '../../../page/pdfWorker.ts';
import { prefetch } from '../../../page/prefetch.ts';
import { datasheetsPaths } from '../datasheets.paths.ts';
import { t } from '../datasheets.words.ts';
import * as styles from '../parts/listing.css.ts';

export const loader = prefetch(({ search }) => (parseDocumentPair(search) ?? []).map((id) => wanted(documentDetailQuery, { id })));

/** Two datasheets side by side, at an address that can be kept and sent. */
export default function DocumentCompareRoute() {
  const [search] = useSearchParams();
  const pair = useMemo(() => parseDocumentPair(search), [search]);
  return (
    <>
      <h1 className={styles.title}>{t('documentCompare')}</h1>
      <DocumentCompare documents={useDocumentCompare(pair)} urlOf={({ id }) => datasheetsPaths.documentContent(id)} assets={pdfAssets} />
    </>
  );
}
