import type { Loadable } from '@chippage/api/loadable';
import type { FilePreview, ResourceDetail } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Card } from '@chippage/ui/Card';
import { DescriptionItem, DescriptionList } from '@chippage/ui/DescriptionList';
import { Link } from '@chippage/ui/Link';
import { Tag } from '@chippage/ui/Tag';
import type { ReactNode } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { FriendlyTime } from '../../../i18n/friendly-time/FriendlyTime.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { datasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import { newsPaths } from '../../../i18n/paths/newsPaths.ts';
import { resourcesPaths } from '../../../i18n/paths/resourcesPaths.ts';
import { FavouriteButton } from '../../../parts/favourite-button/FavouriteButton.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { TextButton } from '../../../parts/form/FormLayout.tsx';
import { sizeText } from '../../../parts/size/sizeText.ts';
import { Prose } from '../../../prose/Prose.tsx';
import { resourceWordsMessages } from '../../parts/resource-words/messages.ts';
import { BomTable } from './BomTable.tsx';
import { ColumnFacts } from './ColumnFacts.tsx';
import { Drawing } from './Drawing.tsx';
import { Files, type FilesProps } from './Files.tsx';
import { Lessons } from './Lessons.tsx';
import { resourcePageMessages } from './messages.ts';
import { Preview } from './Preview.tsx';
import { Rating, type RatingProps } from './Rating.tsx';
import * as styles from './ResourcePage.css.ts';

export interface ResourcePageProps extends Pick<FilesProps, 'getPreviewHref' | 'onDownload'>, Pick<RatingProps, 'onRate'> {
  resource: Loadable<ResourceDetail>;
  /** The file that is looked at; null: there is none. */
  preview: Loadable<FilePreview> | null;
  isFavoured?: boolean;
  /** Absent: it cannot be kept. */
  onFavourite?: (isFavoured: boolean) => void;
  /** Tells the site what is wrong. Absent: it cannot be told. */
  onCorrect?: () => void;
  /** Where a scheme's list opens as a bill of materials. */
  getBomHref?: (id: number) => string;
  /** What members say to it. */
  comments?: ReactNode;
}

/** A resource: what it is, its drawing, text, list, lessons, tables and files, and what members do with it. */
export function ResourcePage({ resource, ...props }: ResourcePageProps) {
  const t = useMessages(resourcePageMessages);
  return (
    <Loaded value={resource} failedTitle={t('failed')} bones={['96px', '320px', '240px']}>
      {(detail) => <Shown resource={detail} {...props} />}
    </Loaded>
  );
}

function Shown({ resource, preview, ...props }: Omit<ResourcePageProps, 'resource'> & { resource: ResourceDetail }) {
  const t = useMessages(resourcePageMessages);
  const words = useMessages(resourceWordsMessages);
  const { id, kind, title, summary, field, level, isSample, drawing, blocks, bom, columns, files, lessons, progress, licence, state, isPreview, tags } =
    resource;
  return (
    <div className={styles.page}>
      <article className={styles.main}>
        <header className={styles.head}>
          {isPreview && (
            <Alert tone="info" live="off">
              {t(state)}
            </Alert>
          )}
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          <p className={styles.summary}>{summary}</p>
          <div className={styles.tags}>
            <Tag>{words(kind)}</Tag>
            <Tag>{words(field)}</Tag>
            <Tag>{words(level)}</Tag>
            {isSample && <Tag>{words('sample')}</Tag>}
            {tags.map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </div>
          <div className={styles.actions}>
            {props.onFavourite && <FavouriteButton isFavoured={props.isFavoured ?? false} onChange={props.onFavourite} />}
            {props.onCorrect && <TextButton onPress={props.onCorrect}>{t('correct')}</TextButton>}
          </div>
        </header>
        {drawing !== null && <Drawing drawing={drawing} />}
        {progress !== null && <Lessons courseId={id} lessons={lessons} progress={progress} />}
        {blocks.length > 0 && (
          // The text has headings of its own.
          <section id="text" className={styles.prose} aria-label={t('text')}>
            <Prose blocks={blocks} />
          </section>
        )}
        {bom.length > 0 && <BomTable lines={bom} openHref={props.getBomHref?.(id)} />}
        {columns.length > 0 && <ColumnFacts columns={columns} />}
        {preview !== null && <Preview preview={preview} />}
        {files.length > 0 && <Files files={files} licence={licence} getPreviewHref={props.getPreviewHref} onDownload={props.onDownload} />}
        {props.comments}
      </article>
      <aside className={styles.aside} aria-label={t('facts')}>
        <Facts resource={resource} />
        {!isPreview && <Rating rating={resource.rating} isMine={resource.isMine} onRate={props.onRate} />}
        <Parts parts={resource.parts} />
      </aside>
    </div>
  );
}

function Facts({ resource }: { resource: ResourceDetail }) {
  const t = useMessages(resourcePageMessages);
  const words = useMessages(resourceWordsMessages);
  const paths = { ...usePaths(newsPaths), ...usePaths(resourcesPaths) };
  const { author, licence, sizeBytes, fileCount, downloads, publishTime, updateTime, source, series } = resource;
  return (
    <Card title={t('facts')}>
      <DescriptionList unknownLabel={t('unknown')}>
        <DescriptionItem term={t('author')}>{author.id === null ? author.name : <Link href={paths.author(author.id)}>{author.name}</Link>}</DescriptionItem>
        <DescriptionItem term={t('licence')}>{words(licence)}</DescriptionItem>
        <DescriptionItem term={t('size')}>{words('files', { count: fileCount, size: sizeText(sizeBytes) })}</DescriptionItem>
        <DescriptionItem term={t('downloads')}>{t('times', { count: formatNumber(downloads) })}</DescriptionItem>
        <DescriptionItem term={t('publishTime')}>{publishTime !== null && <FriendlyTime dateTime={publishTime} />}</DescriptionItem>
        <DescriptionItem term={t('updateTime')}>
          <FriendlyTime dateTime={updateTime} />
        </DescriptionItem>
        <DescriptionItem term={t('source')}>{source}</DescriptionItem>
        {series.length > 0 && (
          <DescriptionItem term={t('series')}>
            {series.map(({ id, title }) => (
              <Link key={id} href={paths.series(id)}>
                {title}
              </Link>
            ))}
          </DescriptionItem>
        )}
      </DescriptionList>
    </Card>
  );
}

function Parts({ parts }: Pick<ResourceDetail, 'parts'>) {
  const t = useMessages(resourcePageMessages);
  const { partDetail } = usePaths(datasheetsPaths);
  if (parts.length === 0) return null;
  return (
    <Card title={t('parts')}>
      <ul className={styles.parts}>
        {parts.map(({ id, mpn }) => (
          <li key={id}>
            <Link href={partDetail(id)}>{mpn}</Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
