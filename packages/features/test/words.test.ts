// The product's own words, byte for byte. The table is the specification's sections 5 and 8; the catalogs are where
// the screens take them from, so a word that is changed anywhere shows up here.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = `${import.meta.dirname}/../../..`;
const fields = 'packages/features/src/account/parts/fields/messages.ts';
const login = 'packages/features/src/account/login/login-dialog/messages.ts';
const feedback = 'packages/features/src/feedback/feedback-dialog/messages.ts';
const portal = 'apps/portal/src/routes/shell/shell.words.ts';

const words = [
  ['没有手机号码', '请输入手机号码', fields, 'phoneRequired'],
  ['没有短信验证码', '请输入短信验证码', fields, 'codeRequired'],
  ['没有密码', '请输入密码', fields, 'passwordRequired'],
  ['没有勾选协议', '请阅读并同意用户服务协议', fields, 'agreementRequired'],
  ['没有号码就要验证码', '请输入手机号！', fields, 'phoneRequiredForCode'],
  ['反馈没有选类型', '请选择反馈类型', feedback, 'typeRequired'],
  ['反馈没有联系方式', '请填写您的邮箱，方便我们跟进', feedback, 'contactRequired'],
  ['反馈没有内容', '请完善反馈内容，以便我们尽快解决此问题', feedback, 'contentRequired'],
  ['登录成功，对话框里', '登录成功!', login, 'done'],
  ['登录成功，轻提示', '登录成功!', 'apps/portal/src/routes/account/account.words.ts', 'loggedIn'],
  ['退出登录', '操作成功', portal, 'loggedOut'],
  ['下载时什么也没选', '请选择文件', 'packages/features/src/datasheets/documents/download/messages.ts', 'chooseFile'],
] as const;

test.each(words)('%s：%s', (_situation, text, file, key) => {
  const value = new RegExp(`^\\s*'?${key}'?: '([^']*)',$`, 'm').exec(readFileSync(`${root}/${file}`, 'utf8'))?.[1];
  expect(Buffer.from(value ?? '')).toEqual(Buffer.from(text));
});
