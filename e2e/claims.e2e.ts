// A company claims its page, keeps it by changes that are reviewed, and reads why one of them was refused.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { makePdf } from './pdfFile.ts';
import { newWindow, openConsole } from './people.ts';
import { watchProblems } from './problems.ts';
import { logInBySms, pressOn } from './visitor.ts';

/** A distributor of the sample that no other test looks at closely. */
const AGENT = 9007;
const agentPage = `/agentList/agentDetail/${AGENT}`;
const claimPage = `/userCenter/entries/claim/agent/${AGENT}`;

/** What waits at the desk under a kind and holds these words; others may wait before it. */
async function waitingAt(desk: Page, kind: string, words: string): Promise<Locator> {
  await desk.goto(`/operator/reviews?kind=${kind}`, { waitUntil: 'networkidle' });
  const review = desk.getByRole('region').filter({ hasText: words });
  await review.scrollIntoViewIfNeeded();
  return review;
}

/** Opens the page as a visitor. Visitors share a page for a while; under an address that nobody has asked for it is a new one. */
async function readAs(visitor: Page, at: string): Promise<Locator> {
  await visitor.goto(`${agentPage}?at=${at}`);
  return visitor.getByRole('main').getByRole('region', { name: '基本信息' });
}

test('公司认领自己的页面：运营核对证明后通过；改了网站，审核后访客看得到；再改被驳回，公司看得到原因', async ({ page, browser }) => {
  test.setTimeout(180_000);
  const [visitor, desk] = [await newWindow(browser), await newWindow(browser)];
  const stamp = crypto.randomUUID().slice(0, 8);
  const company = `示例公司 ${stamp}`;
  const [good, bad] = [`www.${stamp}.example.com`, `shop.${stamp}.example.com`];
  const problems = watchProblems(page);

  // From the page of the company; the login comes before the form.
  await page.goto(agentPage, { waitUntil: 'networkidle' });
  const main = page.getByRole('main');
  const name = await main.getByRole('heading', { level: 1 }).innerText();
  await main.getByRole('link', { name: '认领这一页' }).press('Enter');
  await logInBySms(page);
  await expect(page).toHaveURL(new RegExp(`${claimPage}$`));
  await main.getByRole('textbox', { name: '公司全称' }).fill(company);
  await main.getByRole('textbox', { name: '你的职务' }).fill('市场专员');
  await pressOn(page, 'button', '提交认领', { within: main });
  await expect(main.getByText('请上传授权书、营业执照或工牌，或者填写公司的邮箱')).toBeVisible();
  await main.locator('input[type=file]').setInputFiles({ name: '营业执照.pdf', mimeType: 'application/pdf', buffer: makePdf('Licence') });
  await expect(main.getByText('已上传', { exact: true })).toBeVisible();
  await pressOn(page, 'button', '提交认领', { within: main });
  await expect(main.getByText('审核中', { exact: true })).toBeVisible();
  await pressOn(page, 'link', '我认领的页面', { within: main });
  await expect(main.getByRole('listitem').filter({ hasText: company })).toContainText('审核中');

  await openConsole(desk);
  const claimed = await waitingAt(desk, 'listing_claim', company);
  await expect(claimed).toContainText('市场专员');
  await expect(claimed.getByRole('link', { name: /打开 PDF/ })).toBeVisible();
  await claimed.getByRole('button', { name: '通过' }).press('Enter');
  await expect(claimed).toHaveCount(0);

  // The owner's change stands nowhere before an operator saw it.
  await page.reload({ waitUntil: 'networkidle' });
  await pressOn(page, 'link', `维护 ${name}`, { within: main });
  const website = main.getByRole('textbox', { name: /^网站/ });
  const before = await website.inputValue();
  await website.fill(good);
  await pressOn(page, 'button', '提交修改', { within: main });
  await expect(main.getByText('修改审核中')).toBeVisible();
  await expect((await readAs(visitor, `${stamp}-before`)).getByRole('link', { name: good })).toHaveCount(0);

  const changed = await waitingAt(desk, 'listing_change', good);
  await expect(changed.getByRole('deletion')).toHaveText(`原来：${before || '未知'}`);
  await expect(changed.getByRole('insertion')).toHaveText(`改为：https://${good}/`);
  await changed.getByRole('button', { name: '通过' }).press('Enter');
  await expect(changed).toHaveCount(0);
  await expect((await readAs(visitor, `${stamp}-after`)).getByRole('link', { name: good })).toHaveAttribute('href', `https://${good}/`);

  await page.reload({ waitUntil: 'networkidle' });
  await expect(main.getByText('上次的修改已通过，页面已经更新。')).toBeVisible();
  await website.fill(bad);
  await pressOn(page, 'button', '提交修改', { within: main });
  await expect(main.getByText('修改审核中')).toBeVisible();
  const refused = await waitingAt(desk, 'listing_change', bad);
  await refused.getByRole('button', { name: '驳回' }).press('Enter');
  await refused.getByRole('textbox', { name: '驳回原因' }).fill('这是网店的地址，请填公司的网站');
  await refused.getByRole('button', { name: '确认驳回' }).press('Enter');
  await expect(refused).toHaveCount(0);

  // The notice leads to the reason; the page says what it said.
  await page.goto('/userCenter/notices', { waitUntil: 'networkidle' });
  await page
    .getByRole('link', { name: /资料修改没有通过/ })
    .first()
    .press('Enter');
  await expect(page).toHaveURL(new RegExp(`${claimPage}$`));
  await expect(main.getByText('上次的修改没有通过：这是网店的地址，请填公司的网站')).toBeVisible();
  await expect(website).toHaveValue(`https://${good}/`);
  await expect((await readAs(visitor, `${stamp}-refused`)).getByRole('link', { name: good })).toBeVisible();
  expect(problems).toEqual([]);
});
