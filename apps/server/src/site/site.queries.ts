import { navigationChangeLimits } from '@chippage/api/limits';
import { and, asc, eq } from 'drizzle-orm';
import { listBrandSites } from '../datasheets/parts/brands.queries.ts';
import type { Db } from '../platform/database/connect.ts';
import { navigationLinks, siteSettings } from './site.schema.ts';
import { type Link, toLink, usualSites } from './usualSites.ts';

/** A setting that anybody may know; a private one is as good as unset. */
export async function findPublicSetting(db: Db, key: string): Promise<string | null> {
  const [row] = await db
    .select({ value: siteSettings.value })
    .from(siteSettings)
    .where(and(eq(siteSettings.key, key), eq(siteSettings.isPublic, true)));
  return row?.value ?? null;
}

const MOST_LINKS = navigationChangeLimits.links.maxItems;
const USUAL_SITES = 12;

/** The operator's links; where a list has none, websites of the directory. */
export async function listNavigation(db: Db): Promise<Record<'common' | 'agent' | 'brand', Link[]>> {
  const rows = await db.select().from(navigationLinks).orderBy(asc(navigationLinks.position), asc(navigationLinks.id));
  const chosen = (list: 'common' | 'agent' | 'brand') => rows.filter((row) => row.list === list).map(({ name, url, image }) => ({ name, url, image }));
  const lists = { common: chosen('common'), agent: chosen('agent'), brand: chosen('brand') };
  if (lists.common.length === 0 || lists.agent.length === 0) {
    const usual = await usualSites(db, { common: USUAL_SITES, agent: MOST_LINKS });
    if (lists.common.length === 0) lists.common = usual.common;
    if (lists.agent.length === 0) lists.agent = usual.agent;
  }
  if (lists.brand.length === 0) {
    const found = await listBrandSites(db, MOST_LINKS);
    lists.brand = found.flatMap(toLink);
  }
  return lists;
}

/** Puts an operator's links in place of a list's. */
export async function replaceNavigation(tx: Db, list: 'common' | 'agent' | 'brand', links: readonly Link[]): Promise<void> {
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
