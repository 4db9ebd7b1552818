import { expect, type Page, test } from '@playwright/test';
import { watchProblems } from './problems.ts';
import { accountButton, logInBySms, openLogin, pressOn, tabTo } from './visitor.ts';

/** Browsers know passkeys of domains only, so the portal is opened under its other name. */
const onLocalhost = (page: Page, path: string) => {
  const url = new URL(path, test.info().project.use.baseURL);
  url.hostname = 'localhost';
  return page.goto(url.href, { waitUntil: 'networkidle' });
};

/** A device with a fingerprint reader that says yes at once: also to what a browser offers beside a field, so the offer is taken away. */
async function addAuthenticator(page: Page): Promise<void> {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true } as const;
  await devtools.send('WebAuthn.addVirtualAuthenticator', { options: { ...options, automaticPresenceSimulation: true } });
}

async function openPasskeys(page: Page): Promise<void> {
  await onLocalhost(page, '/userCenter/accountSetting?type=8');
  await expect(page.getByRole('tab', { name: '通行密钥', selected: true })).toBeVisible();
}

async function logOut(page: Page): Promise<void> {
  await pressOn(page, 'button', /的账户/, { within: page.getByRole('banner') });
  await expect(page.getByRole('button', { name: '退出登录' })).toBeVisible();
  await pressOn(page, 'button', '退出登录');
  await expect(page.getByRole('banner').getByRole('button', { name: '登录', exact: true })).toBeVisible();
}

test('6.3.3：只用键盘，添加通行密钥、用它登录；移除之后不能登录，别的方式都在', async ({ page }) => {
  const problems = watchProblems(page);
  await addAuthenticator(page);
  await onLocalhost(page, '/about');
  await openLogin(page);
  await logInBySms(page);
  await openPasskeys(page);
  const main = page.getByRole('main');
  await pressOn(page, 'button', '添加通行密钥', { within: main });
  await expect(main.getByRole('status')).toContainText('已添加');
  await pressOn(page, 'button', /^改名：/, { within: main });
  const naming = page.getByRole('dialog', { name: '通行密钥的名称' });
  await expect(naming.getByRole('textbox', { name: '名称' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('工位的电脑');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('list', { name: '通行密钥' }).getByRole('listitem')).toContainText('工位的电脑');
  await logOut(page);

  await onLocalhost(page, '/about');
  const dialog = await openLogin(page);
  await pressOn(page, 'checkbox', /同意/, { key: 'Space', within: dialog });
  await pressOn(page, 'button', '用通行密钥登录', { within: dialog });
  await expect(dialog).toBeHidden();
  await expect(accountButton(page)).toBeVisible();

  await openPasskeys(page);
  await expect(main.getByText('还没有用过')).toBeHidden();
  await pressOn(page, 'button', '移除：工位的电脑', { within: main });
  const question = page.getByRole('alertdialog', { name: '移除“工位的电脑”？' });
  await tabTo(page, 'button', '移除', { within: question });
  await page.keyboard.press('Enter');
  await expect(main.getByText('还没有通行密钥')).toBeVisible();
  await logOut(page);

  await onLocalhost(page, '/about');
  const again = await openLogin(page);
  await pressOn(page, 'checkbox', /同意/, { key: 'Space', within: again });
  await pressOn(page, 'button', '用通行密钥登录', { within: again });
  await expect(again.getByRole('alert')).toContainText('已被移除。请改用短信或密码登录');
  await expect(again.getByRole('button', { name: '登录', exact: true })).toBeEnabled();
  expect(problems).toEqual([]);
});
