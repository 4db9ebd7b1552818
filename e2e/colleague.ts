import type { Page } from '@playwright/test';
import { asMember, CALLS_ONLY, openAsMember } from './people.ts';
import { address, type Offer } from './shop.ts';

/** Logs somebody in who acts for the company of another window's member. @param role What they are in it; a limit is in yuan */
export async function openAsColleague(page: Page, owner: Page, seat: { role: string; spendLimit?: string }, path = '/userCenter'): Promise<void> {
  const { url } = await asMember<{ url: string }>(owner, '/enterprise/members/invite', { ...seat });
  await openAsMember(page, CALLS_ONLY);
  await asMember(page, '/enterprise/invitation/accept', { code: url.split('#code=')[1] ?? '' });
  // What the member may do is read with the page.
  await page.goto(path, { waitUntil: 'networkidle' });
}

/** Hands in a purchase for approval as a colleague who may order nothing. @returns its number */
export async function askedBy(page: Page, offer: Offer): Promise<number> {
  const goods = [{ goodsId: offer.id, quantity: offer.moq }];
  const { id: addressId } = await asMember<{ id: number }>(page, '/mall/deliveryAddress/add', address);
  const { totals } = await asMember<{ totals: { total: string }[] }>(page, '/mall/pay/order/prepare', { json: { goods } });
  const expected = [{ merchantId: offer.merchant.id, currency: 'CNY', total: totals[0]?.total }];
  const { id } = await asMember<{ id: number }>(page, '/mall/approval/add', {
    json: { goods, addressId, payMethod: 'transfer', expected, note: '样机返修用料' },
  });
  return id;
}
