import { navigationQuery } from '@chippage/api/site';
import { SiteFooter } from '@chippage/features/SiteFooter';
import { activeMenuItem, SiteHeader } from '@chippage/features/SiteHeader';
import { SkipLink } from '@chippage/ui/SkipLink';
import { Outlet, useLocation, useMatches } from 'react-router-dom';
import { t } from '../messages.ts';
import { wanted } from '../page/needs.ts';
import { usePageFacts } from '../page/PageContext.ts';
import { prefetch } from '../page/prefetch.ts';
import { paths } from '../paths.ts';
import { cleanKeywords } from '../search/cleanKeywords.ts';
import * as styles from './DefaultLayout.css.ts';
import { HeaderAccount } from './HeaderAccount.tsx';
import { SiteSearch } from './SiteSearch.tsx';
import { useNavLists } from './useNavLists.ts';
import { usePageFrame } from './usePageFrame.ts';

const MAIN_ID = 'main';

/** What the frame shows of the API. */
export const frameLoader = prefetch(() => [wanted(navigationQuery, {})]);

/** Header, page, footer. */
export function DefaultLayout() {
  const { isWide = false, ownsSearch = false } = usePageFrame();
  const { pathname, search } = useLocation();
  const { year } = usePageFacts();
  const keywords = cleanKeywords(useMatches().at(-1)?.params['search'] ?? new URLSearchParams(search).get('keywords') ?? '');
  const items = [
    { id: 'datasheets', label: t('datasheets'), href: paths.home(), isCurrent: activeMenuItem(pathname) === 'datasheets' },
    { id: 'brands', label: t('brands'), href: paths.brandList(), isCurrent: pathname.startsWith('/brandList') },
  ];
  return (
    <>
      <SkipLink targetId={MAIN_ID}>{t('skipToContent')}</SkipLink>
      <SiteHeader
        items={items}
        lists={useNavLists()}
        search={ownsSearch ? undefined : <SiteSearch keywords={keywords} />}
        account={<HeaderAccount />}
        isWide={isWide}
      />
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        <div className={styles.column[isWide ? 'wide' : 'content']}>
          <Outlet />
        </div>
      </main>
      <SiteFooter
        year={year}
        isWide={isWide}
        about={t('about', { dataSources: t('dataSources') })}
        columns={[
          {
            title: t('browse'),
            links: [
              { label: t('datasheets'), href: paths.home() },
              { label: t('allBrands'), href: paths.brandList() },
              { label: t('domesticBrands'), href: paths.brandList('domestic') },
              { label: t('dataSources'), href: paths.dataSources() },
            ],
          },
        ]}
      />
    </>
  );
}
