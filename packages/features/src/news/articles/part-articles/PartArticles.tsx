import type { PartArticles as Articles } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { Link } from '@chippage/ui/Link';
import { Tag } from '@chippage/ui/Tag';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { FriendlyTime } from '../../../i18n/friendly-time/FriendlyTime.tsx';
import { newsPaths } from '../../../i18n/paths/newsPaths.ts';
import { partArticlesMessages } from './messages.ts';
import * as styles from './PartArticles.css.ts';

/** Props of `PartArticles`. */
export interface PartArticlesProps {
  /** Nothing is drawn without any: the page of a part is whole without articles. */
  found: Articles;
}

/** Articles that name a part, beside its facts, and the way to the rest of them. */
export function PartArticles({ found: { articles, keywords, total } }: PartArticlesProps) {
  const t = useMessages(partArticlesMessages);
  const paths = usePaths(newsPaths);
  if (articles.length === 0) return null;
  const footer = keywords !== null && <Link href={paths.newsSearch(keywords)}>{t('all', { keywords, total: formatNumber(total) })}</Link>;
  return (
    <Card title={t('title')} {...(footer && { footer })}>
      <ul className={styles.list}>
        {articles.map(({ id, title, author, publishTime, isAdvert, isAiGenerated }) => (
          <li key={id} className={styles.item}>
            <Link href={paths.article(id)}>{title}</Link>
            <span className={styles.facts}>
              {isAdvert && <Tag>{t('advert')}</Tag>}
              {isAiGenerated && <Tag tone="info">{t('ai')}</Tag>}
              <span>{author.name}</span>
              {publishTime !== null && <FriendlyTime dateTime={publishTime} />}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
