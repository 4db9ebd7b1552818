import type { FeedbackPlace } from '@chippage/api/types';
import { Link } from '@chippage/ui/Link';
import { useMessages, usePaths } from '../../i18n/FeaturesProvider.tsx';
import { datasheetsPaths } from '../../i18n/paths/datasheetsPaths.ts';
import { RowMeta } from '../row-list/RowList.tsx';
import { documentPlaceMessages } from './messages.ts';

/** A place in a document, with the way to it while the document is there, and what was selected. */
export function DocumentPlace({ place: { documentId, title, brandId, page, phrase } }: { place: FeedbackPlace }) {
  const t = useMessages(documentPlaceMessages);
  const paths = usePaths(datasheetsPaths);
  const words = page === null ? title : t('page', { title, page });
  return (
    <RowMeta>
      {documentId === null || brandId === null ? (
        <span>{words}</span>
      ) : (
        <Link href={`${paths.specificationDetail(documentId, brandId)}${page === null ? '' : `#page=${page}`}`}>{words}</Link>
      )}
      {phrase !== null && <span>{t('phrase', { phrase })}</span>}
    </RowMeta>
  );
}
