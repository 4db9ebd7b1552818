import { expect, type Page, test } from '@playwright/test';
import { claimPage } from './claimedPage.ts';
import { asMember, newWindow, openConsole } from './people.ts';
import { openAsCompany } from './verifiedCompany.ts';
import { pressOn, tabTo } from './visitor.ts';

/** Approves the only contact with a name that waits for an operator. */
async function approveContact(desk: Page, company: string): Promise<void> {
  const waiting = await asMember<{ id: number; title: string; facts: readonly { value: string }[] }[]>(
    desk,
    '/operator/reviews?kind=listing_contact&pageSize=100',
  );
  const review = waiting.find(({ title, facts }) => title.includes(company) || facts.some(({ value }) => value === company));
  await asMember(desk, '/operator/reviews/decide', { id: String(review?.id), decision: 'approve', reason: '' });
}

test('联系人：在供应页用键盘查看，公司看得到是谁；访客看到的是遮住的；企业主页有一栏', async ({ browser }) => {
  const [seller, buyer, desk, guest] = [await newWindow(browser), await newWindow(browser), await newWindow(browser), await newWindow(browser)];
  const run = crypto.randomUUID().slice(0, 8);
  await openConsole(desk);
  await openAsCompany(seller, desk, `北辰电子${run}`);
  await openAsCompany(buyer, desk, `南河智控${run}`);
  const supply = { json: { type: 0, model: `E2E${run.toUpperCase()}`, quantity: 1000 } };
  const { id: rowId, poster } = await asMember<{ id: number; poster: { company: { id: number } } }>(seller, '/demand/add', supply);
  const thingId = String(poster.company.id);
  const way = { topic: 'sales', name: `销售部${run}`, phone: '0755-12345678', email: '', wechat: '', address: '', hours: '' };
  await asMember(seller, '/contact/auth/user/add', { kind: 'enterprise', thingId, ...way });
  await approveContact(desk, way.name);

  await guest.goto(`/inquiry/corporateHome/${thingId}/contacts`, { waitUntil: 'networkidle' });
  await expect(guest.getByText('0755-****5678')).toBeVisible();

  await buyer.goto(`/inquiry/demandDetails/${rowId}`, { waitUntil: 'networkidle' });
  await pressOn(buyer, 'button', `查看联系方式 ${way.name}`, { within: buyer.getByRole('main') });
  await expect(buyer.getByRole('link', { name: '0755-12345678' })).toBeVisible();

  await seller.goto('/userCenter/manage/corporateContact', { waitUntil: 'networkidle' });
  await expect(seller.getByText(`南河智控${run}`)).toBeVisible();
});

test('直接向代理商询价，全用键盘：只有维护这一页的公司收到，它在同一处报价', async ({ browser }) => {
  const [agent, buyer, desk] = [await newWindow(browser), await newWindow(browser), await newWindow(browser)];
  const run = crypto.randomUUID().slice(0, 8);
  await openConsole(desk);
  await openAsCompany(agent, desk, `例芯代理${run}`);
  await claimPage(agent, desk, 9002);
  await openAsCompany(buyer, desk, `南河智控${run}`);
  const [part] = await asMember<{ id: number; mpn: string }[]>(buyer, '/agent/model/list?agentId=9002');

  await buyer.goto(`/inquiry/agentProductDetails/${part?.id}`, { waitUntil: 'networkidle' });
  await tabTo(buyer, 'textbox', /^数量/, { within: buyer.getByRole('main') });
  await buyer.keyboard.type('300');
  await pressOn(buyer, 'button', '发送询价', { within: buyer.getByRole('main') });
  await expect(buyer).toHaveURL(/\/inquiry\/enquiry\/\d+$/);
  await expect(buyer.getByText('只发给这家公司的询价，别的公司看不到。')).toBeVisible();

  const asked = new URL(buyer.url()).pathname;
  await agent.goto(asked, { waitUntil: 'networkidle' });
  await expect(agent.getByText('只发给你们公司的询价，别的公司看不到。')).toBeVisible();
  await expect(agent.getByRole('heading', { level: 1, name: new RegExp(`${part?.mpn} × 300`) })).toBeVisible();
});
