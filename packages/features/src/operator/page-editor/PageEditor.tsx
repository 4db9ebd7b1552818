import type { Loadable } from '@chippage/api/loadable';
import type { PageSource, StaticPageKey } from '@chippage/api/types';
import { EmptyState } from '@chippage/ui/EmptyState';
import { DocumentIcon } from '@chippage/ui/Icon';
import { Link as TextLink } from '@chippage/ui/Link';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { AbsoluteTime } from '../../i18n/friendly-time/AbsoluteTime.tsx';
import { Loaded } from '../../parts/loaded/Loaded.tsx';
import { PageHead } from '../../parts/page-column/PageHead.tsx';
import { pageEditorMessages } from './messages.ts';
import { CurrentLink } from '../current-link/CurrentLink.tsx';
import * as styles from './PageEditor.css.ts';
import { PageForm, type PageFormProps } from './PageForm.tsx';

export interface PageEditorProps extends Omit<PageFormProps, 'page'> {
  pages: Loadable<readonly PageSource[]>;
  /** The page that is being written; one that does not exist means the first. */
  current: string | null;
  /** Address of the editor with another page. */
  getHref: (key: StaticPageKey) => string;
  /** Where visitors read it; null for a text that has no page of its own. */
  getPageHref: (key: StaticPageKey) => string | null;
}

/** The pages that operators write, one at a time: source, preview, and what happens when two write at once. */
export function PageEditor({ pages, current, getHref, getPageHref, ...form }: PageEditorProps) {
  const t = useMessages(pageEditorMessages);
  return (
    <>
      <PageHead title={t('title')} />
      <Loaded value={pages} failedTitle={t('failed')} bones={['48px', '480px']}>
        {(list) => {
          const page = list.find(({ key }) => key === current) ?? list[0];
          if (!page) return <EmptyState icon={<DocumentIcon size={32} />} title={t('none')} />;
          const pageHref = getPageHref(page.key);
          return (
            <>
              <nav aria-label={t('choose')}>
                <ul className={styles.choice}>
                  {list.map(({ key }) => (
                    <li key={key}>
                      <CurrentLink look="tab" href={getHref(key)} isCurrent={key === page.key}>
                        {t(key)}
                      </CurrentLink>
                    </li>
                  ))}
                </ul>
              </nav>
              <div className={styles.facts}>
                <span>{t('version', { version: page.version })}</span>
                <span>
                  {t('updated')} <AbsoluteTime dateTime={page.updateTime} />
                  {page.updatedBy !== null && ` ${t('updatedBy', { name: page.updatedBy })}`}
                </span>
                {pageHref !== null && (
                  <TextLink href={pageHref} newWindowLabel={t('newWindow')}>
                    {t('viewPage')}
                  </TextLink>
                )}
              </div>
              <PageForm key={page.key} page={page} {...form} />
            </>
          );
        }}
      </Loaded>
    </>
  );
}
