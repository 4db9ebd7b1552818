import { expect, type Page, test } from '@playwright/test';
import { asMember } from './people.ts';
import { watchProblems } from './problems.ts';
import { codeFor, logInBySms, mailsFor, pressOn, tabTo } from './visitor.ts';

interface Revision {
  id: number;
  partIds: number[];
  version: string | null;
}

/** The revisions of a sheet that has two; a fresh portal makes them in the background. */
async function revisedSheet(page: Page): Promise<readonly [Revision, Revision]> {
  let found: Revision[] = [];
  await expect(async () => {
    const search = (await (await page.request.get('/api/chip/specification/search?keywords=STM32F103C8T6')).json()) as { data: { id: number }[] };
    const detail = await page.request.get(`/api/chip/specification/model/detail?id=${search.data[0]?.id}`);
    const { documents } = ((await detail.json()) as { data: { documents: { id: number; isHosted: boolean }[] } }).data;
    const hosted = documents.find(({ isHosted }) => isHosted);
    found = ((await (await page.request.get(`/api/spec/v1/revisions?id=${hosted?.id}`)).json()) as { data?: Revision[] }).data ?? [];
    expect(found.length, '有旧版的示例文档').toBeGreaterThan(1);
  }).toPass({ timeout: 60_000 });
  const [newer, older] = found;
  if (!newer || !older) throw new Error('no sheet has two revisions');
  return [older, newer];
}

/** Waits until the facts of a sheet's part were looked for in it. */
async function evidenceIn(page: Page, { id, partIds }: Revision): Promise<void> {
  await expect(async () => {
    const detail = await page.request.get(`/api/chip/specification/model/detail?id=${partIds[0]}`);
    const { evidence } = ((await detail.json()) as { data: { evidence: { documentId: number }[] } }).data;
    // The older revision may be read first; what stands in both is then found anew in the newer one.
    expect(evidence.filter(({ documentId }) => documentId === id).length, '已经在现行版的文字层里找过').toBeGreaterThan(5);
  }).toPass({ timeout: 150_000 });
}

const pane = (page: Page, side: '左' | '右') => page.getByRole('region', { name: new RegExp(`^${side}：`) });
const pageIn = (page: Page, side: '左' | '右') => pane(page, side).getByRole('textbox', { name: '页码' });

test('两个版本并排：只用键盘翻页，另一份跟着；比较数字，从变了的数字去那一页', async ({ page }) => {
  const problems = watchProblems(page);
  const [older, newer] = await revisedSheet(page);
  await page.goto(`/datasheet/datasheetDetail/${newer.partIds[0]}`, { waitUntil: 'networkidle' });
  await pressOn(page, 'link', `与${older.version}对照`);
  await expect(page).toHaveURL(new RegExp(`/datasheet/documents/compare\\?a=${older.id}&b=${newer.id}`));
  await expect(pageIn(page, '右')).toHaveValue('1');
  await expect(pageIn(page, '左')).toHaveValue('1');

  await pressOn(page, 'button', '下一页', { within: pane(page, '左') });
  await expect(pageIn(page, '左')).toHaveValue('2');
  await expect(pageIn(page, '右')).toHaveValue('2');
  await page.keyboard.press('F6');
  await expect(pane(page, '右').getByRole('region', { name: /共 \d+ 页/ })).toBeFocused();
  await pressOn(page, 'button', /^两份都翻到“.*数据来源”$/);
  await expect(pageIn(page, '右')).not.toHaveValue('2');
  await expect(pageIn(page, '左')).not.toHaveValue('2');

  await pressOn(page, 'button', '比较数字');
  const changed = page.getByRole('table', { name: '数字有变化的行' });
  await expect(changed).toBeVisible();
  await tabTo(page, 'button', /^左边翻到第 2 页/);
  await page.keyboard.press('Enter');
  await expect(pageIn(page, '左')).toHaveValue('2');
  expect(problems).toEqual([]);
});

test('按参数找到型号，对比，看依据框出的那一格，存入我的数据手册，发到绑定的邮箱', async ({ page }) => {
  test.slow();
  const problems = watchProblems(page);
  const [, newer] = await revisedSheet(page);
  await evidenceIn(page, newer);
  await page.goto('/', { waitUntil: 'networkidle' });
  await tabTo(page, 'combobox', /搜索型号、关键词或品牌/);
  await page.keyboard.type('STM32F103 64KB LQFP48');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/datasheet\/datasheetSearch\//);
  const rows = page.getByRole('table');
  await rows.getByRole('checkbox', { name: '选择 STM32F103C8T6', exact: true }).press(' ');
  await rows
    .getByRole('checkbox', { name: /^选择 (?!STM32F103C8T6$)/ })
    .first()
    .press(' ');
  await page.getByRole('link', { name: '对比 2 个' }).click();
  await expect(page.getByRole('heading', { name: '型号对比', level: 1 })).toBeVisible();

  await page.getByRole('table').getByRole('link', { name: 'STM32F103C8T6', exact: true }).click();
  await expect(page.getByRole('heading', { name: /STM32F103C8T6/, level: 1 })).toBeVisible();
  await page.getByRole('link', { name: /^工作温度的出处/ }).click();
  await expect(page.getByRole('img', { name: '已框出：工作温度，第 2 页' })).toBeInViewport();

  await page.getByRole('button', { name: '存入我的数据手册' }).click();
  await logInBySms(page);
  await expect(page.getByRole('button', { name: '存入我的数据手册' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: '发到邮箱' }).click();
  const refused = page.getByRole('alertdialog', { name: /还没有绑定邮箱/ });
  await refused.getByRole('link', { name: '去账号设置绑定' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '账号设置' })).toBeVisible();
  await expect(refused).toHaveCount(0);
  await page.goBack();
  const email = `reader-${Date.now()}@example.com`;
  await asMember(page, `/dtUser/sendMailVerify?email=${encodeURIComponent(email)}`);
  await asMember(page, '/dtUser/bindEmail', { email, code: await codeFor(page, email) });
  await page.getByRole('button', { name: '发到邮箱' }).click();
  await expect(page.getByText('已发送到 r***@example.com，数据手册在附件里')).toBeVisible();
  expect(await mailsFor(page, email, 'STM32F103C8T6')).toHaveLength(1);
  expect(problems).toEqual([]);
});

test('参数的依据：只用键盘从型号页到阅读器里框出的那一格；链接给别人，打开还是那一格', async ({ page }) => {
  // A fresh portal looks for them in the background, behind everything else.
  test.slow();
  const problems = watchProblems(page);
  const [, newer] = await revisedSheet(page);
  await evidenceIn(page, newer);
  // Pages of visitors are shared for a while: this address nobody has opened before.
  await page.goto(`/datasheet/datasheetDetail/${newer.partIds[0]}?fresh=${Date.now()}`, { waitUntil: 'networkidle' });
  await pressOn(page, 'link', /^工作温度的出处/);
  await expect(page).toHaveURL(/#page=2&frame=[\d.]+,[\d.]+,[\d.]+,[\d.]+$/);
  const frame = page.getByRole('img', { name: '已框出：工作温度，第 2 页' });
  await expect(frame).toBeInViewport();
  await expect(page.getByRole('region', { name: /示例文档，共 \d+ 页/ })).toBeFocused();
  // The words of the page that lie in the frame are those of the fact.
  const words = await frame.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const runs = [...(element.parentElement?.querySelectorAll('span') ?? [])];
    return runs
      .filter((run) => {
        const { left, right, top, bottom } = run.getBoundingClientRect();
        return run.textContent.trim() !== '' && left >= box.left - 1 && right <= box.right + 1 && top >= box.top - 3 && bottom <= box.bottom + 3;
      })
      .map((run) => run.textContent);
  });
  expect(words.join('')).toBe('-4085');

  const other = await page.context().newPage();
  await other.goto(page.url(), { waitUntil: 'networkidle' });
  await expect(other.getByRole('img', { name: '已框出：工作温度，第 2 页' })).toBeInViewport();
  await other.close();
  expect(problems).toEqual([]);
});

test('原厂网站上的手册：写明在哪里，没有检查过就说没有；只用键盘报告失效，在“我的反馈”里看到', async ({ page }) => {
  const problems = watchProblems(page);
  await page.goto('/specification_outside_detail/2', { waitUntil: 'networkidle' });
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await expect(page.getByText('本站没有检查过')).toBeVisible();
  await pressOn(page, 'button', '报告链接失效');
  await logInBySms(page);
  const dialog = page.getByRole('dialog', { name: '意见反馈' });
  const words = dialog.getByRole('textbox', { name: '反馈内容' });
  await expect(words).toBeFocused();
  expect(await words.inputValue()).toContain(`${title}，原厂链接失效：http`);
  await page.keyboard.press('Control+End');
  await page.keyboard.type('404');
  await tabTo(page, 'textbox', '联系邮箱', { within: dialog });
  await page.keyboard.type('reader@example.com');
  await pressOn(page, 'button', '提交反馈', { within: dialog });
  await expect(dialog.getByText('反馈已收到')).toBeVisible();
  await pressOn(page, 'button', '完成', { within: dialog });
  await page.goto('/userCenter/feedback', { waitUntil: 'networkidle' });
  await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible();
  expect(problems).toEqual([]);
});
