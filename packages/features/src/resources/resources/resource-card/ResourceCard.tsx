import type { ResourceCard as Resource } from '@chippage/api/types';
import { Tag } from '@chippage/ui/Tag';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { resourcesPaths } from '../../../i18n/paths/resourcesPaths.ts';
import { LinkCard, LinkCardLink } from '../../../parts/link-card/LinkCard.tsx';
import { sizeText } from '../../../parts/size/sizeText.ts';
import { resourceWordsMessages } from '../../parts/resource-words/messages.ts';
import { resourceCardMessages } from './messages.ts';
import * as styles from './ResourceCard.css.ts';

export interface ResourceCardProps {
  resource: Resource;
  /** Level of its heading. @default 2 */
  headingLevel?: 2 | 3;
}

/** A resource in a list, with its licence and size: the whole card is one link. */
export function ResourceCard({ resource, headingLevel = 2 }: ResourceCardProps) {
  const t = useMessages(resourceWordsMessages);
  const words = useMessages(resourceCardMessages);
  const paths = usePaths(resourcesPaths);
  const Heading = `h${headingLevel}` as const;
  const { id, kind, title, summary, field, level, coverUrl, isSample, licence, lessonCount, downloads, rating, fileCount, sizeBytes } = resource;
  return (
    <LinkCard look="column">
      <div className={styles.words}>
        {coverUrl !== null && <img className={styles.cover} src={coverUrl} alt="" width={320} height={176} loading="lazy" />}
        <div className={styles.tags}>
          <Tag>{t(kind)}</Tag>
          <Tag>{t(field)}</Tag>
          {isSample && <Tag>{t('sample')}</Tag>}
        </div>
        <Heading className={styles.title}>
          <LinkCardLink href={paths.resource(id)}>{title}</LinkCardLink>
        </Heading>
        <p className={styles.summary}>{summary}</p>
        <div className={styles.foot}>
          <span>{words('facts', { level: t(level), licence: t(licence) })}</span>
          {lessonCount > 0 && <span>{t('lessons', { count: lessonCount })}</span>}
          <span>{t('files', { count: fileCount, size: sizeText(sizeBytes) })}</span>
          {downloads > 0 && <span>{t('downloads', { count: formatNumber(downloads) })}</span>}
          {rating.average !== null && <span>{t('rating', { average: rating.average, count: formatNumber(rating.count) })}</span>}
        </div>
      </div>
    </LinkCard>
  );
}

/** Resources beside each other, as many as there is room for. */
export function ResourceCards({ resources, headingLevel }: { resources: readonly Resource[]; headingLevel?: 2 | 3 }) {
  return (
    <ul className={styles.list}>
      {resources.map((resource) => (
        <li key={resource.id} className={styles.item}>
          <ResourceCard resource={resource} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}
