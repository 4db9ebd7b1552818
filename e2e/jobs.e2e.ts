// Jobs: a visitor filters and reads, a company posts without words that no post may have, a member applies, nobody else reads the CV.
import { expect, type Page, test } from '@playwright/test';
import { makePdf } from './pdfFile.ts';
import { askAsMember, asMember, newWindow, openAsMember, openConsole } from './people.ts';
import { watchProblems } from './problems.ts';
import { openAsCompany } from './verifiedCompany.ts';
import { pressOn, tabTo } from './visitor.ts';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string | RegExp) => main(page).getByRole('heading', { level: 1, name });

test('访客从新闻走到招聘，按城市和类别筛选，打开一个职位；没有结果时能去掉一个条件', async ({ page }) => {
  const problems = watchProblems(page);
  await page.goto('/news/index', { waitUntil: 'networkidle' });
  await main(page).getByRole('link', { name: '招聘', exact: true }).press('Enter');
  await expect(heading(page, '招聘')).toBeVisible();
  await main(page).getByRole('combobox', { name: '类别' }).selectOption('fpga');
  await expect(page).toHaveURL(/category=fpga/);
  await expect(main(page).getByText('2 个职位')).toBeVisible();
  await main(page).getByRole('combobox', { name: '城市' }).selectOption('420100');
  await expect(main(page).getByText('1 个职位')).toBeVisible();
  await main(page).getByRole('link', { name: 'FPGA 算法工程师' }).press('Enter');
  await expect(heading(page, 'FPGA 算法工程师')).toBeVisible();
  await expect(main(page).getByText('20–35K（20,000–35,000 元），一年 13 薪')).toBeVisible();
  await expect(main(page).getByText(/投递不会有真人处理/)).toBeVisible();
  await page.goto('/news/recruit?category=fpga&degree=high_school', { waitUntil: 'networkidle' });
  await main(page).getByRole('link', { name: '去掉“高中可投”' }).press('Enter');
  await expect(main(page).getByText('2 个职位')).toBeVisible();
  expect(problems).toEqual([]);
});

test('没有 JavaScript 也能筛选和翻页', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'zh-CN', javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/news/recruit');
  await expect(main(page).getByRole('link', { name: '第 2 页' })).toBeVisible();
  await main(page).getByRole('combobox', { name: '类型' }).selectOption('intern');
  await main(page).getByRole('searchbox', { name: '搜索职位' }).last().fill('验证');
  await main(page).getByRole('button', { name: '筛选' }).press('Enter');
  await expect(page).toHaveURL(/type=intern/);
  await expect(main(page).getByRole('link', { name: '验证实习生' })).toBeVisible();
  await context.close();
});

test('企业发布职位：有不能写的词，改掉再发；会员投递简历，公司看到并标合适，别人看不到', async ({ page, browser }) => {
  test.setTimeout(180_000);
  const [desk, company, stranger] = [await newWindow(browser), await newWindow(browser), await newWindow(browser)];
  const stamp = crypto.randomUUID().slice(0, 8);
  const title = `验证工程师 ${stamp}`;
  await openConsole(desk);
  await openAsCompany(company, desk, `示例芯片 ${stamp}`, '/userCenter/jobs');
  const within = main(company);
  await expect(heading(company, '招聘管理')).toBeVisible();
  await within.getByRole('link', { name: '发布职位' }).press('Enter');
  await expect(heading(company, '发布职位')).toBeVisible();
  const type = async (field: string, text: string) => {
    await tabTo(company, 'textbox', field, { within });
    await company.keyboard.type(text);
  };
  await type('职位名称', title);
  for (const [field, text] of [
    ['类别', '验证'],
    ['城市', '深圳'],
  ] as const) {
    await tabTo(company, 'combobox', field, { within });
    await company.keyboard.type(text);
    await expect(company.getByRole('option', { name: text })).toBeVisible();
    await company.keyboard.press('ArrowDown');
    await company.keyboard.press('Enter');
    await expect(within.getByRole('combobox', { name: field })).toHaveValue(text);
  }
  await type('月薪下限（K）', '25');
  await type('月薪上限（K）', '40');
  await type('职位描述', '负责全芯片的功能验证，收敛覆盖率，限男性。');
  await type('招聘负责人', '林女士');
  await pressOn(company, 'button', '发布', { within });
  const description = within.getByRole('textbox', { name: '职位描述' });
  await expect(description).toHaveAccessibleDescription(/“限男性”：招聘不能限制性别/);
  await expect(description).toBeFocused();
  await description.press('ControlOrMeta+a');
  await company.keyboard.type('负责全芯片的功能验证，收敛覆盖率，能力优先。');
  await pressOn(company, 'button', '发布', { within });
  await expect(within.getByRole('link', { name: title, exact: true })).toBeVisible();

  // A member finds it, saves it and applies.
  const problems = watchProblems(page);
  await openAsMember(page, `/news/recruit?keywords=${stamp}`);
  await main(page).getByRole('link', { name: title }).press('Enter');
  await expect(heading(page, title)).toBeVisible();
  await main(page).getByRole('button', { name: '收藏' }).press('Enter');
  await expect(main(page).getByRole('button', { name: '收藏' })).toHaveAttribute('aria-pressed', 'true');
  await main(page).getByRole('link', { name: '投递简历' }).press('Enter');
  await expect(heading(page, '投递简历')).toBeVisible();
  await expect(main(page).getByText(/保存 90 天后自动删除/)).toBeVisible();
  await tabTo(page, 'textbox', '姓名', { within: main(page) });
  await page.keyboard.type('陈一');
  await main(page)
    .locator('input[type=file]')
    .setInputFiles({ name: '简历.pdf', mimeType: 'application/pdf', buffer: makePdf('CV') });
  await expect(main(page).getByText('已上传', { exact: true })).toBeVisible();
  await pressOn(page, 'button', '投递', { within: main(page) });
  await expect(heading(page, '我的投递')).toBeVisible();
  await expect(main(page).getByRole('listitem').filter({ hasText: title })).toContainText('已投递');
  await main(page).getByRole('link', { name: '收藏的职位' }).press('Enter');
  await expect(main(page).getByRole('link', { name: title })).toBeVisible();

  // The company reads it and says what it thinks.
  await company.reload({ waitUntil: 'networkidle' });
  await within.getByRole('link', { name: `1 份投递，1 份没看：${title}` }).press('Enter');
  await expect(heading(company, '收到的投递')).toBeVisible();
  const row = within.getByRole('listitem').filter({ hasText: '陈一' });
  const download = company.waitForEvent('download');
  await row.getByRole('button', { name: /^下载简历/ }).press('Enter');
  expect((await download).suggestedFilename()).toBe('简历.pdf');
  await row.getByRole('button', { name: '合适：陈一', exact: true }).press('Enter');
  await expect(within.getByText('已把 陈一 标为“合适”，投递人会收到消息')).toBeVisible();

  // Nobody else reads the CV; who applied is told, and can delete it.
  const [application] = await asMember<{ id: number; resume: { id: number } }[]>(page, '/job/apply/list');
  await openAsMember(stranger, '/userCenter');
  expect((await askAsMember(stranger, `/job/resume/${application?.resume.id}`)).status).toBe(404);
  await page.goto('/userCenter/notices', { waitUntil: 'networkidle' });
  await main(page).getByRole('link', { name: '投递有了进展' }).press('Enter');
  await expect(heading(page, '我的投递')).toBeVisible();
  await main(page)
    .getByRole('button', { name: `删除简历和联系方式：${title}` })
    .press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: '删除简历和联系方式' }).press('Enter');
  await expect(main(page).getByText('简历和联系方式已删除')).toBeVisible();
  await company.reload({ waitUntil: 'networkidle' });
  await expect(within.getByText('投递人（资料已删除）')).toBeVisible();
  expect(problems).toEqual([]);
});
