import type { Page } from '@playwright/test';
import { asMember } from './people.ts';

/** Makes a folder in the disk of the member of a window and shares it. @returns the name of the link */
export async function diskShareOf(page: Page): Promise<string> {
  const { item } = await asMember<{ item: { id: number } | null }>(page, '/spec/user/dir/add', { name: '分享的资料', onClash: 'both' });
  const { share } = await asMember<{ share: { token: string } }>(page, '/users/files/share/add', { id: String(item?.id) });
  return share.token;
}
