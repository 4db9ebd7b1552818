/** The places of the main menu, by the word that a site's own list of items uses for them. */
export type MenuItemId = 'news' | 'datasheets' | 'agents' | 'prefecture' | 'inquiry' | 'circle' | 'checkEnterprise';

const placeOf: Readonly<Record<string, MenuItemId>> = {
  news: 'news',
  datasheet: 'datasheets',
  agentList: 'agents',
  circle: 'circle',
  prefecture: 'prefecture',
  checkEnterprise: 'checkEnterprise',
  inquiry: 'inquiry',
};

/**
 * Which item of the main menu a page belongs to. The first known segment of the path decides, so that a search
 * for the word «news» does not light up the news.
 * @param path The path of the URL, without query.
 * @returns `null` on pages that belong to no item: the user centre, the search of news, an author's page.
 */
export function activeMenuItem(path: string): MenuItemId | null {
  const segments = path.split('/').filter((segment) => segment !== '');
  if (segments.length === 0) return 'datasheets';
  for (const [index, segment] of segments.entries()) {
    if (segment === 'userCenter') return null;
    if (segment.startsWith('specification')) return 'datasheets';
    const place = Object.hasOwn(placeOf, segment) ? placeOf[segment] : undefined;
    if (place === undefined) continue;
    const next = segments[index + 1];
    return place === 'news' && (next === 'search' || next === 'author') ? null : place;
  }
  return null;
}
