import type { NavList } from '@chippage/features/SiteHeader';
import { navigationQuery } from '@chippage/api/site';
import type { NavigationLink } from '@chippage/api/types';
import { t } from '../routes/shell/shell.words.ts';
import { shellPaths } from '../routes/shell/shell.paths.ts';

function links(list: readonly NavigationLink[]): NavList['links'] {
  return list.map(({ name, url }) => ({ name, href: url }));
}

/** The header's lists of outside addresses; a list that is empty is not drawn. */
export function useNavLists(): NavList[] {
  const { data } = navigationQuery.use({}, { revalidateIfStale: false });
  if (!data) return [];
  return [
    { id: 'common', label: t('commonSites'), links: links(data.common) },
    { id: 'agents', label: t('agents'), links: links(data.agent) },
    { id: 'makers', label: t('makers'), links: links(data.brand), more: { label: t('allBrands'), href: shellPaths.brandList() } },
  ].filter((list) => list.links.length > 0);
}
