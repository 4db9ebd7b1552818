import type { Document } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { Link } from '@chippage/ui/Link';
import { Table, type TableColumn } from '@chippage/ui/Table';
import { useMemo } from 'react';
import { FriendlyTime } from '../../../i18n/friendly-time/FriendlyTime.tsx';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import type { Translate } from '../../../i18n/messages.ts';
import { datasheetsPaths, type DatasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import { SheetThumbnail } from '../../../parts/sheet-thumbnail/SheetThumbnail.tsx';
import { documentWordsMessages } from '../document-words/messages.ts';
import { SourceMarks } from '../link-state/SourceMarks.tsx';
import * as styles from './BrandSheets.css.ts';
import { brandSheetsMessages } from './messages.ts';

/** Part numbers beyond these stand on the page of the sheet. */
const PARTS = 3;

export interface SheetTableProps {
  documents: readonly Document[];
  /** In a card of its own, or without one inside another. @default 'card' */
  look?: 'card' | 'plain';
}

/** Sheets as a table: where each can be read, and which parts it is about. */
export function SheetTable({ documents, look = 'card' }: SheetTableProps) {
  const t = useMessages(brandSheetsMessages);
  const word = useMessages(documentWordsMessages);
  const paths = usePaths(datasheetsPaths);
  const columns = useMemo(() => columnsOf(t, word, paths), [t, word, paths]);
  const table = <Table caption={t('list')} columns={columns} rows={documents} getRowKey={({ id }) => id} />;
  return look === 'plain' ? table : <Card padding="none">{table}</Card>;
}

function columnsOf(
  t: Translate<(typeof brandSheetsMessages)['texts']>,
  word: Translate<(typeof documentWordsMessages)['texts']>,
  paths: DatasheetsPaths,
): TableColumn<Document>[] {
  return [
    {
      key: 'title',
      header: t('name'),
      isRowHeader: true,
      isWrapping: true,
      cell: ({ id, brandId, title, isHosted, thumbnail, docType }) => (
        <span className={styles.sheet}>
          <SheetThumbnail thumbnail={thumbnail} kind={word(docType)} />
          <Link tone="accent" href={isHosted ? paths.specificationDetail(id, brandId) : paths.outsideDetail(id)}>
            {title}
          </Link>
        </span>
      ),
    },
    {
      key: 'parts',
      header: t('about'),
      isWrapping: true,
      cell: ({ partIds, mpns }) =>
        partIds.length === 0 ? (
          <span className={styles.quiet}>{t('unknown')}</span>
        ) : (
          <span className={styles.mpns}>
            {partIds.slice(0, PARTS).map((id, at) => (
              <Link key={id} tone="quiet" isMono href={paths.partDetail(id)}>
                {mpns[at]}
              </Link>
            ))}
            {partIds.length > PARTS && <span className={styles.quiet}>{t('moreParts')}</span>}
          </span>
        ),
    },
    { key: 'kind', header: t('kind'), cell: ({ docType, edition }) => (edition === 'only' ? word(docType) : `${word(docType)}（${word(edition)}）`) },
    { key: 'language', header: t('language'), cell: ({ language }) => word(language) },
    { key: 'pages', header: t('pages'), align: 'end', cell: ({ pageCount }) => pageCount ?? t('unknown') },
    {
      key: 'place',
      header: t('place'),
      isWrapping: true,
      cell: ({ isSample, isHosted, host, link, archive }) => (
        <>
          {isSample ? t('sample') : isHosted ? t('site') : (host ?? t('unknown'))} <SourceMarks link={link} isCopy={archive !== null} />
        </>
      ),
    },
    { key: 'time', header: t('time'), align: 'end', cell: ({ createTime }) => <FriendlyTime dateTime={createTime} /> },
  ];
}
