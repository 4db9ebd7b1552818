import { navigationQuery } from '@chippage/api/site';
import type { NavigationLink } from '@chippage/api/types';
import { useMessages, usePaths } from '../../i18n/FeaturesProvider.tsx';
import { directoryPaths } from '../../i18n/paths/directoryPaths.ts';
import { siteHeaderMessages } from './messages.ts';
import type { NavList } from './navLinks.ts';

function links(list: readonly NavigationLink[]): NavList['links'] {
  return list.map(({ name, url }) => ({ name, href: url }));
}

/** The site's lists of outside addresses for the header; a list that is empty is not drawn. */
export function useNavLists(): NavList[] {
  const t = useMessages(siteHeaderMessages);
  const paths = usePaths(directoryPaths);
  const { data } = navigationQuery.use({}, { revalidateIfStale: false });
  if (!data) return [];
  return [
    { id: 'common', label: t('commonSites'), links: links(data.common) },
    { id: 'agents', label: t('agents'), links: links(data.agent) },
    { id: 'makers', label: t('makers'), links: links(data.brand), more: { label: t('allBrands'), href: paths.brandList() } },
  ].filter((list) => list.links.length > 0);
}
