// A search is kept with the keyboard, a part that fits comes, a digest tells of it once, and the link in the mail stops it.
import { expect, test } from '@playwright/test';
import { askAsMember, asMember, newWindow, openAsMember, openConsole } from './people.ts';
import { watchProblems } from './problems.ts';
import { shareSheet } from './sharedSheet.ts';
import { codeFor, mailsFor, newPhone, pressOn } from './visitor.ts';

test('会员：只用键盘保存搜索，来了新型号，一天一封；邮件里的链接不用登录也能停', async ({ page, browser, baseURL }) => {
  test.slow();
  const problems = watchProblems(page);
  const series = `ZQ${newPhone().slice(-6)}`;
  const [desk, maker] = [await newWindow(browser), await newWindow(browser)];
  await openConsole(desk);
  await openAsMember(maker, '/upload');
  await shareSheet(maker, desk, `${series}A1`);

  await openAsMember(page, '/userCenter/searches');
  const email = `${newPhone()}@example.com`;
  expect((await askAsMember(page, `/dtUser/sendMailVerify?email=${email}`)).json).toMatchObject({ code: 1 });
  await asMember(page, '/dtUser/bindEmail', { email, code: await codeFor(page, email) });

  await page.goto(`/datasheet/datasheetSearch/${series}`, { waitUntil: 'networkidle' });
  await pressOn(page, 'button', '保存这次搜索');
  const dialog = page.getByRole('dialog', { name: '保存这次搜索' });
  await expect(dialog.getByRole('textbox', { name: '名称' })).toHaveValue(series);
  await pressOn(page, 'button', '保存', { within: dialog });
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`已保存「${series}」`)).toBeVisible();

  const digests = async () => expect((await desk.request.post(`${process.env['E2E_DEV_URL']}/__dev/digests`)).status()).toBe(204);
  // The first one only remembers what there is.
  await digests();
  await shareSheet(maker, desk, `${series}B2`);
  await digests();
  await digests();

  await page.goto('/userCenter/searches', { waitUntil: 'networkidle' });
  await expect(page.getByText('新 1 个')).toBeVisible();
  const mails = await mailsFor(page, email, '保存的搜索');
  expect(mails, '一天一封').toHaveLength(1);
  const [mail = ''] = mails;
  expect(mail.match(/^- .*$/gm)).toEqual([expect.stringContaining(`- ${series}B2`)]);
  expect(mail).toContain(`${baseURL}/userCenter/searches`);

  const [, stop = ''] = /https?:\/\/[^/\s]+(\/datasheet\/alerts\/stop\?\S+)/.exec(mail) ?? [];
  const stranger = await newWindow(browser);
  await stranger.goto(stop, { waitUntil: 'networkidle' });
  await pressOn(stranger, 'button', '停止全部提醒');
  await expect(stranger.getByText('提醒已经停止')).toBeVisible();
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByText('已暂停提醒')).toBeVisible();

  await shareSheet(maker, desk, `${series}C3`);
  await digests();
  expect(await mailsFor(page, email, '保存的搜索')).toHaveLength(1);
  expect(problems).toEqual([]);
});
