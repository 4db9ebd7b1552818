import type { Loadable } from '@chippage/api/loadable';
import type { FilePreview, PicturePreview, TablePreview } from '@chippage/api/types';
import { Table, type TableColumn } from '@chippage/ui/Table';
import { useMemo } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { resourcePageMessages } from './messages.ts';
import { Section } from './Section.tsx';
import * as styles from './Preview.css.ts';

/** What is larger than its place is scrolled by keys. */
const scrolls = { role: 'group', tabIndex: 0 } as const;

/** What a file holds, before it is fetched: a table, a text, a picture, the first page, or names. */
export function Preview({ preview }: { preview: Loadable<FilePreview> }) {
  const t = useMessages(resourcePageMessages);
  return (
    <Section id="preview" title={t('preview')}>
      <Loaded value={preview} failedTitle={t('previewFailed')} failedSize="sm" bones={['320px']}>
        {(file) => <Shown file={file} />}
      </Loaded>
    </Section>
  );
}

function Shown({ file: { name, table, text, picture, archive } }: { file: FilePreview }) {
  const t = useMessages(resourcePageMessages);
  if (table) return <PreviewTable name={name} table={table} />;
  if (picture) return <PreviewPicture name={name} picture={picture} />;
  if (text)
    return (
      <figure className={styles.figure}>
        <figcaption className={styles.caption}>{t(text.isCut ? 'previewBegin' : 'previewWhole', { name })}</figcaption>
        <pre className={styles.words} {...scrolls} aria-label={t('previewNamed', { name })}>
          {text.text}
        </pre>
      </figure>
    );
  if (archive)
    return (
      <figure className={styles.figure}>
        <figcaption className={styles.caption}>{t(archive.isCut ? 'archiveBegin' : 'archiveAll', { name, count: archive.names.length })}</figcaption>
        <div className={styles.sheet} {...scrolls} aria-label={t('previewNamed', { name })}>
          <ul className={styles.names}>
            {archive.names.map((each) => (
              <li key={each} translate="no">
                {each}
              </li>
            ))}
          </ul>
        </div>
      </figure>
    );
  return null;
}

function PreviewPicture({ name, picture: { src, width, height, pageCount } }: { name: string; picture: PicturePreview }) {
  const t = useMessages(resourcePageMessages);
  const words = pageCount === null ? t('previewWhole', { name }) : t('previewPage', { name, count: formatNumber(pageCount) });
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{words}</figcaption>
      <div className={styles.sheet} {...scrolls} aria-label={t('previewNamed', { name })}>
        <img className={styles.picture} src={src} alt={words} width={width} height={height} loading="lazy" />
      </div>
    </figure>
  );
}

interface PreviewRow {
  no: number;
  cells: readonly string[];
}

function PreviewTable({ name, table: { columns: heads, rows, rowCount } }: { name: string; table: TablePreview }) {
  const t = useMessages(resourcePageMessages);
  const columns = useMemo(
    () => heads.map((header, at): TableColumn<PreviewRow> => ({ key: `${at}`, header, isRowHeader: at === 0, cell: ({ cells }) => cells[at] || t('none') })),
    [heads, t],
  );
  const total = formatNumber(rowCount);
  return (
    <Table
      caption={rows.length < rowCount ? t('previewOf', { name, shown: rows.length, total }) : t('previewAll', { name, total })}
      isCaptionVisible
      density="compact"
      maxHeight="24rem"
      columns={columns}
      rows={rows.map((cells, no) => ({ no, cells }))}
      getRowKey={({ no }) => no}
    />
  );
}
