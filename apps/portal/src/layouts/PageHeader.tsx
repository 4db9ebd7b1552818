import { useOwnNavigation } from '@chippage/features/QuickNav';
import { SiteHeader, useNavLists } from '@chippage/features/SiteHeader';
import { useLocation, useMatches, useNavigate } from 'react-router-dom';
import { t } from '../routes/shell/shell.words.ts';
import { shellPaths } from '../routes/shell/shell.paths.ts';
import { useLocalStore } from '../page/useLocalStore.ts';
import { useMemberId } from '../session/useMemberId.ts';
import { useRequireLogin } from '../session/useRequireLogin.ts';
import { cleanKeywords } from '../page/cleanKeywords.ts';
import { HeaderAccount } from './HeaderAccount.tsx';
import * as styles from './DefaultLayout.css.ts';
import { SiteSearch } from './SiteSearch.tsx';
import { useHeroGone } from './useHeroGone.ts';
import { usePageHandle } from '../page/usePageHandle.ts';

/** More would not fit into the row. */
const QUICK_LINKS = 8;

/** The header, bound to the page shown, the site's lists and the visitor's own links. */
export function PageHeader() {
  const { isWide = false, ownsSearch = false, menu, login } = usePageHandle();
  const navigate = useNavigate();
  const requireLogin = useRequireLogin();
  const { search } = useLocation();
  const isHeroGone = useHeroGone(ownsSearch);
  const quickNav = useOwnNavigation({ storage: useLocalStore(), memberId: useMemberId() ?? null });
  const { common, agent, brand } = quickNav.lists;
  const searched = cleanKeywords(useMatches().at(-1)?.params['search'] ?? new URLSearchParams(search).get('keywords') ?? '');
  // Members search in their own lists, and companies are looked for on pages of their own: those words are not what the site is searched for.
  const keywords = (login === undefined || login === 'invited') && menu !== 'companyCheck' ? searched : '';
  const items = [
    { id: 'news', label: t('news'), href: shellPaths.news(), isCurrent: menu === 'news' },
    { id: 'datasheets', label: t('datasheets'), href: shellPaths.home(), isCurrent: menu === 'datasheets' },
    { id: 'agents', label: t('agents'), href: shellPaths.agentList(), isCurrent: menu === 'agents' },
    { id: 'resources', label: t('resources'), href: shellPaths.resources(), isCurrent: menu === 'resources' },
    { id: 'inquiries', label: t('inquiries'), href: shellPaths.board(), isCurrent: menu === 'inquiries' },
  ];
  const moreItems = [
    { id: 'mall', label: t('mall'), href: shellPaths.mall(), isCurrent: menu === 'mall' },
    { id: 'brands', label: t('brands'), href: shellPaths.brandList(), isCurrent: menu === 'brands' },
    { id: 'companyCheck', label: t('companyCheck'), href: shellPaths.companyCheck(), isCurrent: menu === 'companyCheck' },
    { id: 'circle', label: t('circle'), href: shellPaths.circleHome(), isCurrent: menu === 'circle' },
    { id: 'assistant', label: t('assistant'), href: shellPaths.assistant(), isCurrent: menu === 'assistant' },
  ];
  return (
    <div className={styles.head} data-stuck={ownsSearch && isHeroGone ? '' : undefined}>
      <SiteHeader
        items={items}
        moreItems={moreItems}
        lists={useNavLists()}
        opensInNewTab={quickNav.opensInNewTab}
        search={ownsSearch && !isHeroGone ? undefined : <SiteSearch keywords={keywords} />}
        quickLinks={[...common, ...agent, ...brand].slice(0, QUICK_LINKS).map(({ name, url }) => ({ name, href: url }))}
        quickNav={quickNav}
        onPublish={() => requireLogin('write', () => void navigate(shellPaths.publish()))}
        onUpload={() => requireLogin('upload', () => void navigate(shellPaths.upload()))}
        account={<HeaderAccount />}
        isWide={isWide}
      />
    </div>
  );
}
