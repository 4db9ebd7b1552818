import type { OwnLink } from '@chippage/api/types';
import { and, asc, eq } from 'drizzle-orm';
import { listBrandSites } from '../datasheets/parts/brands.queries.ts';
import { listAgentSites } from '../directory/directory.queries.ts';
import type { Db } from '../platform/database/connect.ts';
import { mergedNavigation, type NavigationList, type NavigationLists } from './navigation.rules.ts';
import { navigationLinks, siteSettings } from './site.schema.ts';

/** All settings. */
export const listSettings = (db: Db) => db.select().from(siteSettings);

/** A setting that anybody may know; a private one is as good as unset. */
export async function findPublicSetting(db: Db, key: string): Promise<string | null> {
  const [row] = await db
    .select({ value: siteSettings.value })
    .from(siteSettings)
    .where(and(eq(siteSettings.key, key), eq(siteSettings.isPublic, true)));
  return row?.value ?? null;
}

/** As many websites of a kind are looked through for the usual ones. */
const MOST_SITES = 1000;

/** The operator's links; where a list has none, websites of the directory. */
export async function listNavigation(db: Db): Promise<NavigationLists> {
  const rows = await db.select().from(navigationLinks).orderBy(asc(navigationLinks.position), asc(navigationLinks.id));
  const of = (list: NavigationList) => rows.filter((row) => row.list === list).map(({ name, url, image }) => ({ name, url, image }));
  const chosen = { common: of('common'), agent: of('agent'), brand: of('brand') };
  const [agents, brands] = await Promise.all([
    chosen.common.length > 0 && chosen.agent.length > 0 ? [] : listAgentSites(db, MOST_SITES),
    chosen.brand.length > 0 ? [] : listBrandSites(db, MOST_SITES),
  ]);
  return mergedNavigation(chosen, { agents, brands });
}

/** Puts an operator's links in place of a list's. */
export async function replaceNavigation(tx: Db, list: NavigationList, links: readonly OwnLink[]): Promise<void> {
  await tx.delete(navigationLinks).where(eq(navigationLinks.list, list));
  if (links.length > 0) await tx.insert(navigationLinks).values(links.map((link, position) => ({ ...link, list, position })));
}

/** Sets a public setting; an empty value takes it off. */
export async function writeSetting(tx: Db, key: string, value: string): Promise<void> {
  if (value === '') await tx.delete(siteSettings).where(eq(siteSettings.key, key));
  else
    await tx
      .insert(siteSettings)
      .values({ key, value, isPublic: true })
      .onConflictDoUpdate({ target: siteSettings.key, set: { value, isPublic: true } });
}
