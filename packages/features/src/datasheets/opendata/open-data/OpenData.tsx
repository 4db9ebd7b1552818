import type { Loadable } from '@chippage/api/loadable';
import type { OpenFile, OpenRelease, OpenTable } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { CodeBlock } from '@chippage/ui/CodeBlock';
import { EmptyState } from '@chippage/ui/EmptyState';
import { Table } from '@chippage/ui/Table';
import { VisuallyHidden } from '@chippage/ui/VisuallyHidden';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { datasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { Note, PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { sizeText } from '../../../parts/size/sizeText.ts';
import { openDataMessages } from './messages.ts';
import * as styles from './OpenData.css.ts';

export interface OpenDataProps {
  /** The newest first. */
  releases: Loadable<readonly OpenRelease[]>;
  /** The site's own origin, for addresses that are copied: `https://www.example.com`. */
  origin: string;
}

/** The public data of the site, to take away: what it holds, how it changed, its licence and its stable addresses. */
export function OpenData({ releases, origin }: OpenDataProps) {
  const t = useMessages(openDataMessages);
  return (
    <PageColumn>
      <div>
        <h1 className={styles.title} tabIndex={-1}>
          {t('title')}
        </h1>
        <p className={styles.lead}>{t('lead')}</p>
      </div>
      <Loaded value={releases} failedTitle={t('failed')} bones={['320px', '160px']}>
        {([newest, ...earlier]) =>
          newest === undefined ? (
            <Card>
              <EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>
            </Card>
          ) : (
            <Releases newest={newest} earlier={earlier} origin={origin} />
          )
        }
      </Loaded>
    </PageColumn>
  );
}

function Releases({ newest, earlier, origin }: { newest: OpenRelease; earlier: readonly OpenRelease[]; origin: string }) {
  const t = useMessages(openDataMessages);
  const { openDataFile } = usePaths(datasheetsPaths);
  const copy = { label: t('copy'), copiedLabel: t('copied'), failedLabel: t('copyFailed') };
  return (
    <>
      <section>
        <h2 className={styles.heading}>{t('newest', { day: newest.day })}</h2>
        <Card padding="none">
          <Table
            caption={t('tables')}
            rows={newest.tables}
            getRowKey={({ name }) => name}
            columns={[
              { key: 'table', header: t('table'), isRowHeader: true, cell: ({ name }) => t(name) },
              { key: 'rows', header: t('rows'), align: 'end', cell: ({ rows }) => formatNumber(rows) },
              ...(newest.previousDay === null
                ? []
                : [{ key: 'changes', header: t('changes'), isWrapping: true, cell: (table: OpenTable) => <Changes table={table} /> }]),
              {
                key: 'download',
                header: t('download'),
                isWrapping: true,
                cell: ({ name }) => (
                  <span className={styles.links}>
                    {newest.files
                      .filter(({ table }) => table === name)
                      .map((file) => (
                        <TableFile key={file.name} file={file} />
                      ))}
                  </span>
                ),
              },
            ]}
          />
        </Card>
        {newest.previousDay === null && <Note>{t('first')}</Note>}
        {newest.withheldParts > 0 && <Note>{t('withheld', { count: formatNumber(newest.withheldParts) })}</Note>}
      </section>
      <section>
        <h2 className={styles.heading}>{t('others')}</h2>
        <ul className={styles.list}>
          {newest.files
            .filter(({ table }) => table === null)
            .map(({ name, sizeBytes }) => (
              <li key={name}>
                <a className={styles.file} href={openDataFile('latest', name)} download>
                  {name}
                </a>
                <span className={styles.about}>
                  {t(aboutFile[name] ?? 'others')} · {sizeText(sizeBytes)}
                </span>
              </li>
            ))}
        </ul>
      </section>
      <section>
        <h2 className={styles.heading}>{t('licence')}</h2>
        <p className={styles.words}>{t('licenceText')}</p>
      </section>
      <section>
        <h2 className={styles.heading}>{t('stable')}</h2>
        <p className={styles.words}>{t('stableText')}</p>
        <CodeBlock label={t('address')} language="shell" code={`curl -O ${origin}${openDataFile('latest', 'parts.csv')}`} copy={copy} />
      </section>
      <section>
        <h2 className={styles.heading}>{t('rebuild')}</h2>
        <p className={styles.words}>{t('rebuildText')}</p>
        <CodeBlock label={t('rebuildCommand')} language="shell" code="npm run portal -- import opendata ./chippage-opendata" copy={copy} />
      </section>
      {earlier.length > 0 && (
        <section>
          <h2 className={styles.heading}>{t('earlier')}</h2>
          <Card padding="none">
            <Table
              caption={t('earlier')}
              rows={earlier}
              getRowKey={({ day }) => day}
              columns={[
                { key: 'day', header: t('day'), isRowHeader: true, cell: ({ day }) => day },
                {
                  key: 'rows',
                  header: t('partRows'),
                  align: 'end',
                  cell: ({ tables }) => formatNumber(tables.find(({ name }) => name === 'parts')?.rows ?? 0),
                },
                {
                  key: 'files',
                  header: t('files'),
                  isWrapping: true,
                  cell: ({ day, files }) => (
                    <span className={styles.links}>
                      {files
                        .filter(({ name }) => earlierFiles.includes(name))
                        .map(({ name }) => (
                          <a key={name} className={styles.file} href={openDataFile(day, name)} download aria-label={`${day} ${name}`}>
                            {name}
                          </a>
                        ))}
                    </span>
                  ),
                },
              ]}
            />
          </Card>
        </section>
      )}
    </>
  );
}

/** Of an earlier day; the others are reached by their addresses. */
const earlierFiles: readonly string[] = ['parts.csv', 'parts.parquet', 'changes.csv'];

const aboutFile: Readonly<Record<string, 'schema' | 'package' | 'licenceFile' | 'changeFile'>> = {
  'schema.json': 'schema',
  'datapackage.json': 'package',
  'licence.txt': 'licenceFile',
  'changes.csv': 'changeFile',
};

const formatNames: Record<OpenFile['format'], string> = { csv: 'CSV', parquet: 'Parquet', 'json-ld': 'JSON-LD', json: 'JSON', text: 'TXT' };

function TableFile({ file: { name, table, format, sizeBytes } }: { file: OpenFile }) {
  const t = useMessages(openDataMessages);
  const { openDataFile } = usePaths(datasheetsPaths);
  if (table === null) return null;
  return (
    <a className={styles.file} href={openDataFile('latest', name)} download>
      <VisuallyHidden>{t('ofTable', { table: t(table) })}</VisuallyHidden>
      {formatNames[format]} <span className={styles.size}>{sizeText(sizeBytes)}</span>
    </a>
  );
}

function Changes({ table: { added, changed, removed } }: { table: OpenTable }) {
  const t = useMessages(openDataMessages);
  if (added + changed + removed === 0) return t('same');
  return t('changeCounts', { added: formatNumber(added), changed: formatNumber(changed), removed: formatNumber(removed) });
}
