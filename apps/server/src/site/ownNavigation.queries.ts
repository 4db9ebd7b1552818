import { eq } from 'drizzle-orm';
import type { OwnNavigation, SavedNavigation } from '@chippage/api/types';
import type { Db } from '../platform/database/connect.ts';
import { memberNavigations } from './site.schema.ts';

/** The member's own navigation, or nulls. */
export async function findOwnNavigation(db: Db, memberId: number): Promise<SavedNavigation> {
  const [row] = await db.select().from(memberNavigations).where(eq(memberNavigations.memberId, memberId));
  if (!row) return { navigation: null, updateTime: null };
  const { common, agent, brand, tabOpenStatus, updatedAt } = row;
  return { navigation: { common, agent, brand, tabOpenStatus }, updateTime: updatedAt.toISOString() };
}

/** Keeps a member's navigation in place of the one before. */
export async function saveOwnNavigation(db: Db, memberId: number, navigation: OwnNavigation, updatedAt: Date): Promise<void> {
  const row = { ...navigation, updatedAt };
  await db
    .insert(memberNavigations)
    .values({ memberId, ...row })
    .onConflictDoUpdate({ target: memberNavigations.memberId, set: row });
}
