import { expect, type Page, test } from '@playwright/test';
import { allPages } from '../apps/portal/src/routes/allPages.ts';
import { registerCompany } from './company.ts';
import { askAsMember, newWindow, openAsMember, openConsole } from './people.ts';
import { watchProblems } from './problems.ts';
import { accountButton } from './visitor.ts';

/** A member who has just logged in. */
async function newMember(page: Page): Promise<{ id: number; nickName: string }> {
  await openAsMember(page, '/operator');
  const { json } = await askAsMember<{ id: number; nickName: string }>(page, '/dtUser/myDetail');
  return json.data;
}

test('访客：401、登录框、搜索引擎不收，页面里没有任何数据', async ({ page, request }) => {
  for (const sample of allPages.filter(({ login }) => login === 'operator').flatMap(({ samples }) => samples)) {
    const address = sample.replace('{order}', '1');
    const answer = await request.get(address);
    expect([address, answer.status(), answer.headers()['cache-control']]).toEqual([address, 401, 'no-store']);
    const html = await answer.text();
    expect(html).toContain('noindex');
    expect(html).not.toContain('pendingReviews');
  }
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /operator');
  await page.goto('/operator/members', { waitUntil: 'networkidle' });
  await expect(page.getByRole('dialog', { name: /登录/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: '请先登录' })).toBeVisible();
});

test('没有运营权限的会员：403、没有权限、回首页的路，账户菜单里没有运营后台', async ({ page }) => {
  await newMember(page);
  await expect(page.getByRole('heading', { level: 1, name: '没有权限' })).toBeVisible();
  const answer = await page.goto('/operator/audit', { waitUntil: 'networkidle' });
  expect(answer?.status()).toBe(403);
  expect(await answer?.text()).toContain('没有权限');
  expect((await askAsMember(page, '/operator/audit')).status).toBe(403);
  await accountButton(page).press('Enter');
  await expect(page.getByRole('link', { name: '运营后台' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('link', { name: '返回首页' }).press('Enter');
  await expect(page).toHaveURL(/\/$/);
});

test('回复反馈：会员收到答复，焦点去下一条', async ({ page, browser }) => {
  const theirs = await newWindow(browser);
  await newMember(theirs);
  const kinds = (await askAsMember<{ id: number }[]>(theirs, '/category?categoryEnum=OPINION')).json.data;
  const content = `封装写错了 ${Date.now()}`;
  const sent = await askAsMember(theirs, '/opinion/add', {
    type: String(kinds[0]?.id),
    content,
    contact: 'lin@example.com',
    page: '/datasheet/datasheetDetail/1',
  });
  expect(sent.json.code).toBe(1);

  await openConsole(page);
  const problems = watchProblems(page);
  await page.getByRole('link', { name: '去回复' }).press('Enter');
  await expect(page).toHaveURL(/\/operator\/feedback$/);
  await expect(page.getByRole('heading', { level: 1, name: '反馈' })).toBeFocused();
  const item = page.getByRole('listitem').filter({ hasText: content });
  await item.getByRole('button', { name: '回复' }).press('Enter');
  await expect(item.getByRole('textbox', { name: '回复内容' })).toBeFocused();
  await page.keyboard.type('谢谢指出，已更正。');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(item).toHaveCount(0);

  const mine = (await askAsMember<{ content: string; reply: string | null }[]>(theirs, '/opinion/my')).json.data;
  expect(mine.find((row) => row.content === content)?.reply).toBe('谢谢指出，已更正。');
  await page.getByRole('tab', { name: '已回复' }).press('Enter');
  await expect(page).toHaveURL(/state=answered/);
  await expect(page.getByText(content)).toBeVisible();
  await page.goto('/operator/audit?event=feedback', { waitUntil: 'networkidle' });
  await expect(page.getByRole('rowheader', { name: /回复反馈/ }).first()).toBeVisible();
  expect(problems).toEqual([]);
});

test('审核企业：一家通过，一家写明原因驳回，申请人看得到', async ({ page, browser }) => {
  test.setTimeout(120_000);
  const [good, bad] = [await newWindow(browser), await newWindow(browser)];
  const stamp = String(Date.now()).slice(-6);
  await registerCompany(good, `示例电子${stamp}有限公司`);
  await registerCompany(bad, `样例半导体${stamp}有限公司`);

  await openConsole(page, '/operator/reviews?kind=enterprise');
  const first = page.getByRole('region', { name: `示例电子${stamp}有限公司` });
  await first.getByRole('button', { name: '通过' }).press('Enter');
  await expect(first).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveText(`样例半导体${stamp}有限公司`);
  const second = page.getByRole('region', { name: `样例半导体${stamp}有限公司` });
  await second.getByRole('button', { name: '驳回' }).press('Enter');
  await expect(second.getByRole('textbox', { name: '驳回原因' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(second.getByText('请写出驳回原因')).toBeVisible();
  await page.keyboard.type('信用代码与名称不符');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(second).toHaveCount(0);

  expect((await askAsMember(good, '/enterprise/status')).json.data).toMatchObject({ status: 1 });
  expect((await askAsMember(bad, '/enterprise/status')).json.data).toMatchObject({ status: 2, reason: '信用代码与名称不符' });
});

test('两个运营同时审核：后到的人被告知已被他人处理', async ({ page, browser }) => {
  test.setTimeout(120_000);
  const theirs = await newWindow(browser);
  await newMember(theirs);
  const name = `芯友改名${String(Date.now()).slice(-8)}`;
  expect((await askAsMember(theirs, '/dtUser/update', { nickName: name })).status).toBe(200);
  const other = await newWindow(browser);
  await openConsole(page, '/operator/reviews?kind=nick_name');
  await openConsole(other, '/operator/reviews?kind=nick_name');
  await expect(other.getByRole('region', { name })).toBeVisible();
  await page.getByRole('region', { name }).getByRole('button', { name: '通过' }).press('Enter');
  await expect(page.getByRole('region', { name })).toHaveCount(0);
  const late = other.getByRole('region', { name });
  await late.getByRole('button', { name: '通过' }).press('Enter');
  await expect(late.getByText('已被他人处理')).toBeVisible();
  await late.getByRole('button', { name: '移出列表' }).press('Enter');
  await expect(late).toHaveCount(0);
});

test('停用会员：写明原因后对方立刻退出，恢复后又能登录', async ({ page, browser }) => {
  const theirs = await newWindow(browser);
  const member = await newMember(theirs);
  expect((await askAsMember(theirs, '/dtUser/myDetail')).status).toBe(200);

  await openConsole(page, `/operator/members?keywords=${member.id}`);
  await page.getByRole('button', { name: `停用 ${member.nickName}` }).press('Enter');
  const dialog = page.getByRole('alertdialog', { name: `停用“${member.nickName}”？` });
  await expect(dialog).toContainText(member.nickName);
  await page.keyboard.type('反复发布虚假库存');
  await dialog.getByRole('button', { name: `停用 ${member.nickName}` }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: `恢复 ${member.nickName}` })).toBeVisible();
  expect((await askAsMember(theirs, '/dtUser/myDetail')).status).toBe(401);

  await page.getByRole('button', { name: `恢复 ${member.nickName}` }).press('Enter');
  await expect(page.getByRole('button', { name: `停用 ${member.nickName}` })).toBeVisible();
});

test('编辑页面：预览、冲突时两份都在、离开前提醒，访客看到新的', async ({ page, browser }) => {
  await openConsole(page, '/operator/pages?key=events');
  const source = page.getByRole('textbox', { name: '正文（Markdown）' });
  const before = await source.inputValue();
  const line = `秋季直播课 ${Date.now()}`;
  await source.fill(`${before}\n\n## ${line}\n\n每周四晚上八点。\n`);
  await expect(page.getByRole('region', { name: '预览内容' }).getByRole('heading', { name: line })).toBeVisible();

  const elsewhere = page.getByRole('link', { name: '热搜词' });
  await elsewhere.press('Enter');
  const question = page.getByRole('alertdialog', { name: '离开并丢弃修改？' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: '继续编辑' }).press('Enter');
  await expect(page).toHaveURL(/\/operator\/pages/);
  // Until the question is gone, the page behind it takes no keys.
  await expect(elsewhere).toBeFocused();

  await page.getByRole('button', { name: '保存', exact: true }).press('Enter');
  await expect(page.getByRole('main').getByText(/^已保存，访客现在看到的是第 \d+ 版$/)).toBeVisible();
  const visitor = await newWindow(browser);
  await visitor.goto(`/events?after=${Date.now()}`);
  await expect(visitor.getByRole('main').getByRole('heading', { name: line })).toBeVisible();

  const other = await newWindow(browser);
  await openConsole(other, '/operator/pages?key=events');
  const theirTitle = `活动与直播 ${Date.now()}`;
  await other.getByRole('textbox', { name: '标题' }).fill(theirTitle);
  await other.getByRole('button', { name: '保存', exact: true }).press('Enter');
  await expect(other.getByRole('main').getByText(/^已保存/)).toBeVisible();
  await source.fill(`${before}\n`);
  await page.getByRole('button', { name: '保存', exact: true }).press('Enter');
  await expect(page.getByText('这一页刚被别人改过')).toBeVisible();
  await expect(source).toHaveValue(`${before}\n`);
  await page.getByRole('button', { name: '改用现在的版本' }).press('Enter');
  await expect(page.getByRole('textbox', { name: '标题' })).toHaveValue(theirTitle);
});

test('热搜词：排好顺序，访客看到的就是这个顺序', async ({ page }) => {
  await openConsole(page, '/operator/hotWords');
  const field = page.getByRole('textbox', { name: '添加热搜词' });
  const stamp = String(Date.now()).slice(-5);
  for (const word of [`LM358-${stamp}`, `TPS-${stamp}`]) {
    await field.fill(word);
    await field.press('Enter');
  }
  await page.getByRole('button', { name: `上移 TPS-${stamp}` }).press('Enter');
  await page.getByRole('button', { name: '保存', exact: true }).press('Enter');
  await expect(page.getByRole('main').getByText('已保存')).toBeVisible();
  const words = (await askAsMember<{ word: string }[]>(page, '/hotSearch?size=24')).json.data.map(({ word }) => word);
  expect(words.indexOf(`TPS-${stamp}`)).toBe(words.indexOf(`LM358-${stamp}`) - 1);
});

test('下架数据手册：访客的页面说为什么，文件地址也不给；恢复之后又在', async ({ page, request }) => {
  await openConsole(page, '/operator/documents?source=outside&page=200');
  const link = page.getByRole('table').getByRole('rowheader').first().getByRole('link');
  const [title, address] = [await link.innerText(), (await link.getAttribute('href')) ?? ''];
  await page.getByRole('button', { name: `下架 ${title}` }).press('Enter');
  const dialog = page.getByRole('alertdialog');
  const kind = dialog.getByRole('button', { name: /对外说的原因/ });
  await expect(kind).toBeFocused();
  await kind.press('Enter');
  await page.getByRole('option', { name: '权利人要求' }).press('Enter');
  await dialog.getByRole('textbox', { name: '说明' }).fill('原厂来函');
  await dialog.getByRole('button', { name: '下架' }).press('Enter');
  await expect(page.getByRole('button', { name: `恢复 ${title}` })).toBeFocused();
  const gone = await request.get(address);
  expect(gone.status()).toBe(410);
  const html = await gone.text();
  expect(html).toContain('这份数据手册已下架：权利人要求');
  expect(html).not.toContain('原厂来函');
  await page.getByRole('button', { name: `恢复 ${title}` }).press('Enter');
  await expect(page.getByRole('button', { name: `下架 ${title}` })).toBeVisible();
  // The page itself is kept for visitors for a while.
  expect((await request.get(`/api/my/spec/v1/detail?id=${address.split('/').at(-1)}`)).status()).toBe(200);
});

test('更正参数：只用键盘，先说从什么改成什么；访客看到新的值和出处，撤销之后回到原来', async ({ page, browser }) => {
  await openConsole(page, '/operator/parts?page=300');
  await page.getByRole('table').getByRole('rowheader').first().getByRole('link').press('Enter');
  await expect(page).toHaveURL(/\/operator\/parts\/\d+$/);
  const id = page.url().split('/').at(-1);
  const button = page.getByRole('button', { name: '更正 引脚数' });
  await button.press('Enter');
  await expect(page.getByRole('textbox', { name: '新的值' })).toBeFocused();
  await page.keyboard.type('29');
  await page.keyboard.press('Tab');
  await page.keyboard.type('原厂数据手册第 3 页');
  await page.keyboard.press('Tab');
  await page.keyboard.type('引脚图对不上');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: '把“引脚数”改成 29？' })).toBeVisible();
  const confirm = page.getByRole('button', { name: '确认更正' });
  await expect(confirm).toBeFocused();
  await confirm.press('Enter');
  await expect(button).toBeFocused();
  await expect(page.getByRole('row', { name: /^引脚数/ })).toContainText('原厂数据手册第 3 页');

  const visitor = await newWindow(browser);
  await visitor.goto(`/datasheet/datasheetDetail/${id}`, { waitUntil: 'networkidle' });
  await expect(visitor.getByRole('row', { name: '引脚数 29' })).toBeVisible();
  await visitor.getByRole('button', { name: /^参数出处/ }).press('Enter');
  await expect(visitor.getByText(/^引脚数 29，.* 更正，出处：原厂数据手册第 3 页$/)).toBeVisible();

  await page.getByRole('button', { name: /^撤销 引脚数/ }).press('Enter');
  await expect(page.getByRole('list', { name: '更正记录' })).toBeFocused();
  await expect(
    page
      .getByRole('row', { name: /^引脚数/ })
      .getByRole('cell')
      .first(),
  ).not.toHaveText('29');
});

test('登记活动：访客看到，加入日历；取消以后写明，不能再加入', async ({ page, browser }) => {
  await openConsole(page, '/operator/events');
  const title = `电源研讨会 ${crypto.randomUUID().slice(0, 8)}`;
  await page.getByRole('button', { name: '登记活动' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: '登记活动' });
  await dialog.getByRole('textbox', { name: '活动名称' }).fill(title);
  await dialog.getByLabel(/^第一天/).fill('2049-12-30');
  await dialog.getByLabel(/^最后一天/).fill('2049-12-31');
  await dialog.getByRole('textbox', { name: '地点' }).fill('深圳');
  await dialog.getByRole('textbox', { name: '主办方' }).fill('示例社区');
  await dialog.getByRole('textbox', { name: '内容和参加办法' }).fill('讲两级变换，限八十人，凭名片签到。');
  await dialog.getByRole('button', { name: '保存' }).press('Enter');
  await expect(page.getByText(`已登记「${title}」`)).toBeVisible();

  const visitor = await newWindow(browser);
  // Of this name alone: a page that visitors share may be older than the event.
  const found = `/events?${new URLSearchParams({ keywords: title })}`;
  await visitor.goto(found, { waitUntil: 'networkidle' });
  const row = visitor.getByRole('list', { name: '活动列表' }).getByRole('listitem');
  await expect(row).toContainText('2049-12-30 至 2049-12-31');
  const download = visitor.waitForEvent('download');
  await visitor.getByRole('button', { name: `把「${title}」加入日历` }).press('Enter');
  const file = await (await download).createReadStream();
  expect(Buffer.concat(await file.toArray()).toString()).toContain('DTSTART;VALUE=DATE:20491230\r\nDTEND;VALUE=DATE:20500101');

  await page.getByRole('button', { name: `修改「${title}」` }).press('Enter');
  const change = page.getByRole('dialog', { name: '修改活动' });
  await change.getByRole('checkbox', { name: '活动取消了' }).press('Space');
  await change.getByRole('button', { name: '保存' }).press('Enter');
  await expect(page.getByText(`已修改「${title}」`)).toBeVisible();
  await visitor.goto(`${found}&when=coming`, { waitUntil: 'networkidle' });
  await expect(row).toContainText('已取消');
  await expect(row.getByRole('button')).toHaveCount(0);
  await visitor.context().close();
});
