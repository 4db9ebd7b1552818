import type { GoodsCategory } from '@chippage/api/types';
import { PlainLink } from '@chippage/ui/PlainLink';
import type { ReactNode } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { mallPaths } from '../../../i18n/paths/mallPaths.ts';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { tabLink, tabLinks } from '../../../parts/tab-links/tabLinks.css.ts';
import * as styles from './MallFrame.css.ts';
import { mallFrameMessages } from './messages.ts';

/** The parts of the mall that its frame leads to. */
export type MallSection = 'goods' | 'merchants';

export interface MallFrameProps {
  title: string;
  /** One sentence under the title. */
  lead?: string;
  /** Which of its lists is seen. */
  section: MallSection;
  /** Top categories with goods: a row of links where the filters do not stand beside the list. */
  categories?: readonly GoodsCategory[];
  /** Number of the category that is seen. */
  categoryNo?: number | undefined;
  children: ReactNode;
}

/** The head of the mall's lists: name, the way to goods and merchants, categories. The page's one search field stands in the header. */
export function MallFrame({ title, lead, section, categories = [], categoryNo, children }: MallFrameProps) {
  const t = useMessages(mallFrameMessages);
  const paths = usePaths(mallPaths);
  const link = (words: string, href: string, isCurrent: boolean) => (
    <PlainLink className={tabLink} href={href} aria-current={isCurrent ? 'page' : undefined}>
      {words}
    </PlainLink>
  );
  return (
    <div className={styles.frame}>
      <header className={styles.words}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </header>
      <nav className={tabLinks} aria-label={t('sections')}>
        {link(t('goods'), paths.mall(), section === 'goods')}
        {link(t('merchants'), paths.merchantSearch(), section === 'merchants')}
      </nav>
      {categories.length > 0 && (
        <nav className={styles.categoryNav} aria-label={t('categories')}>
          <ul className={styles.categories}>
            <li>{chip(t('all'), paths.mall(), categoryNo === undefined)}</li>
            {categories.map(({ no, name, count }) => (
              <li key={no}>{chip(name, paths.mall(no), no === categoryNo, count)}</li>
            ))}
          </ul>
        </nav>
      )}
      {children}
    </div>
  );
}

function chip(words: string, href: string, isCurrent: boolean, count?: number) {
  return (
    <PlainLink className={styles.chip} href={href} aria-current={isCurrent ? 'page' : undefined}>
      {words}
      {count !== undefined && <span className={styles.count}>{formatNumber(count)}</span>}
    </PlainLink>
  );
}
