import { eq } from 'drizzle-orm';
import type { SavedNavigation, OwnLink, OwnNavigation } from '@chippage/api/types';
import type { Db } from '../platform/database/connect.ts';
import { Failure } from '../platform/errors.ts';
import { isOwnPath, isPageAddress } from '../platform/webAddress.ts';
import { type OwnLinkRow, memberNavigations } from './history.schema.ts';

const wrongLink = (field: string, msg: string) => new Failure(422, 'navigation.link', msg, { fields: [{ field, msg }] });

/**
 * Links as they may be kept: names without blanks around them, pages of the web only.
 * @throws Failure that names the link.
 */
export function checkedLinks(field: string, links: readonly OwnLink[]): OwnLinkRow[] {
  return links.map(({ name: text, url, image }, at) => {
    const name = text.replaceAll(/\s+/g, ' ').trim();
    if (name === '') throw wrongLink(field, `第 ${at + 1} 个链接没有名称，请填写`);
    if (!isPageAddress(url)) throw wrongLink(field, `“${name}”的网址不正确，请填写 http:// 或 https:// 开头的完整网址`);
    if (image !== null && image !== '' && !isPageAddress(image) && !isOwnPath(image)) throw wrongLink(field, `“${name}”的图片地址不正确，请清空后重试`);
    return { name, url, image: image === '' ? null : image };
  });
}

/** The member's own navigation, or nulls. */
export async function findNavigation(db: Db, memberId: number): Promise<SavedNavigation> {
  const [row] = await db.select().from(memberNavigations).where(eq(memberNavigations.memberId, memberId));
  if (!row) return { navigation: null, updateTime: null };
  const { common, agent, brand, tabOpenStatus, updatedAt } = row;
  return { navigation: { common, agent, brand, tabOpenStatus }, updateTime: updatedAt.toISOString() };
}

/** Keeps a member's navigation in place of the one before. */
export async function saveNavigation(db: Db, memberId: number, wish: OwnNavigation, now: Date): Promise<void> {
  const row = {
    common: checkedLinks('common', wish.common),
    agent: checkedLinks('agent', wish.agent),
    brand: checkedLinks('brand', wish.brand),
    tabOpenStatus: wish.tabOpenStatus,
    updatedAt: now,
  };
  await db
    .insert(memberNavigations)
    .values({ memberId, ...row })
    .onConflictDoUpdate({ target: memberNavigations.memberId, set: row });
}
