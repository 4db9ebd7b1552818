import type { ArticleDetail } from '@chippage/api/types';
import { Link } from '@chippage/ui/Link';
import { useMessages, usePaths } from '../../i18n/FeaturesProvider.tsx';
import * as styles from './ArticlePage.css.ts';
import { articlePageMessages } from './messages.ts';

export interface ArticleAsideProps {
  article: ArticleDetail;
  /** The address within the page where comments begin; absent: there are none. */
  commentsId?: string;
}

/** Beside an article: where its sections are, and the parts that it is about. */
export function ArticleAside({ article: { toc, parts, corrections }, commentsId }: ArticleAsideProps) {
  const t = useMessages(articlePageMessages);
  const paths = usePaths();
  const entries = [
    ...toc,
    ...(corrections.length > 0 ? [{ id: 'corrections', text: t('corrections'), level: 2 }] : []),
    ...(commentsId === undefined ? [] : [{ id: commentsId, text: t('comments'), level: 2 }]),
  ];
  return (
    <div className={styles.aside}>
      {entries.length > 1 && (
        <nav aria-label={t('contents')}>
          <p className={styles.asideTitle}>{t('contents')}</p>
          <ol className={styles.toc}>
            {entries.map(({ id, text, level }) => (
              <li key={id}>
                <a className={styles.tocLink} href={`#${encodeURIComponent(id)}`} data-level={level}>
                  {text}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {parts.length > 0 && (
        <section aria-label={t('parts')}>
          <p className={styles.asideTitle}>{t('parts')}</p>
          <ul className={styles.parts}>
            {parts.map(({ id, mpn, brandName, brandNameCn, categoryName, packageCase }) => (
              <li key={id} className={styles.part}>
                <Link tone="quiet" href={paths.partDetail(id)}>
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
