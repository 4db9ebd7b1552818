import type { Loadable } from '@chippage/api/loadable';
import type { Block, StaticPage as StaticPageData } from '@chippage/api/types';
import { Skeleton } from '@chippage/ui/Skeleton';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { FriendlyTime } from '../../i18n/friendly-time/FriendlyTime.tsx';
import { Loaded } from '../../parts/loaded/Loaded.tsx';
import { Prose } from '../../prose/Prose.tsx';
import { staticPageMessages } from './messages.ts';
import * as styles from './StaticPage.css.ts';

export interface StaticPageProps {
  page: Loadable<StaticPageData>;
}

// With fewer, the page is its own table of contents.
const CONTENTS_FROM = 5;

const bones = (
  <div className={styles.bones}>
    {[40, 90, 85, 95, 60].map((width) => (
      <Skeleton key={width} width={`${width}%`} />
    ))}
  </div>
);

/** A page that an operator writes: about, privacy, contact and the like. */
export function StaticPage({ page }: StaticPageProps) {
  const t = useMessages(staticPageMessages);
  return (
    <Loaded value={page} loadingLabel={t('loading')} failedTitle={t('failed')} skeleton={bones}>
      {(data) => <ReadPage page={data} />}
    </Loaded>
  );
}

function ReadPage({ page: { title, blocks, updateTime } }: { page: StaticPageData }) {
  const t = useMessages(staticPageMessages);
  const sections = blocks.filter((block): block is Extract<Block, { kind: 'heading' }> => block.kind === 'heading' && block.level === 2);
  return (
    <article className={styles.page}>
      <header>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.updated}>{t.parts('updated', { time: <FriendlyTime key="time" dateTime={updateTime} /> })}</p>
      </header>
      {sections.length >= CONTENTS_FROM && (
        <nav className={styles.contents} aria-label={t('contents')}>
          <p className={styles.contentsTitle}>{t('contents')}</p>
          <ol>
            {sections.map(({ id, text }) => (
              <li key={id}>
                <a className={styles.contentsLink} href={`#${encodeURIComponent(id)}`}>
                  {text}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className={styles.text}>
        <Prose blocks={blocks} />
      </div>
    </article>
  );
}
