import { AnchorList } from '@chippage/ui/AnchorList';
import { Link } from '@chippage/ui/Link';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { datasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import { type ContentsProps, useContents } from './ArticleContents.tsx';
import * as styles from './ArticlePage.css.ts';
import { articlePageMessages } from './messages.ts';
import { useCurrentSection } from './useCurrentSection.ts';

/** Beside an article: where its sections are, and the parts that it is about. */
export function ArticleAside({ article, commentsId }: ContentsProps) {
  const t = useMessages(articlePageMessages);
  const paths = usePaths(datasheetsPaths);
  const anchors = useContents(article, commentsId);
  const current = useCurrentSection(anchors.map(({ id }) => id));
  const { parts } = article;
  return (
    <div className={styles.aside}>
      {anchors.length > 1 && (
        <div className={styles.wideOnly}>
          <p className={styles.asideTitle}>{t('contents')}</p>
          <AnchorList label={t('contents')} anchors={anchors} currentId={current} />
        </div>
      )}
      {parts.length > 0 && (
        <section aria-label={t('parts')}>
          <p className={styles.asideTitle}>{t('parts')}</p>
          <ul className={styles.parts}>
            {parts.map(({ id, mpn, brandName, brandNameCn, categoryName, packageCase }) => (
              <li key={id} className={styles.part}>
                <Link tone="accent" isMono href={paths.partDetail(id)}>
                  {mpn}
                </Link>
                <span className={styles.partFacts}>{[brandNameCn ?? brandName, categoryName, packageCase].filter(Boolean).join('，')}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
