import type { Page } from '@playwright/test';
import { asMember } from './people.ts';

/** Brings the verified company of a window's member into the mall, where it sells for yuan: handed in by the member, approved at an operator's desk. */
export async function openShop(page: Page, desk: Page, shopName: string): Promise<void> {
  const { company } = await asMember<{ company: { name: string; creditCode: string } }>(page, '/merchant/entry');
  const bank = { beneficiary: company.name, bankName: '例行深圳分行', account: '40000234092000012' };
  const contact = { serviceHours: '周一至周五 9:00–18:00', contactName: '林工', contactPhone: '0755-80000000' };
  const delivery = { shipping: '深圳仓，当日发货', deliveryPlaces: ['SZ'], returnPolicy: '原包未拆 30 天内可退，运费由卖家承担。' };
  const terms = [{ currency: 'CNY', freightTerm: 'free_above', freight: '15', freeFrom: '1000', bank }];
  const names = { shopName, shopNameEn: 'Example Shop', shopType: 'flagship', creditCode: company.creditCode, intro: '工业级单片机，现货在深圳。' };
  await asMember(page, '/merchant/entry', { json: { ...names, ...delivery, ...contact, terms, isAgreed: true } });
  const waiting = await asMember<{ id: number; title: string }[]>(desk, '/operator/reviews?kind=merchant_entry&pageSize=100');
  const review = waiting.find(({ title }) => title.includes(shopName));
  await asMember(desk, '/operator/reviews/decide', { id: String(review?.id), decision: 'approve', reason: '' });
}
