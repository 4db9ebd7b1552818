import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  codeLimits,
  exportLimits,
  lives,
  memberCodeLimits,
  mobileQuestionLimits,
  passkeyQuestionLimits,
  passwordLimits,
  ticketQuestionLimits,
} from '../../src/account/limits.ts';

const text = readFileSync(new URL('../../../../docs/security/auth.md', import.meta.url), 'utf8');

/** Cells of the table below a heading, without its head. */
function table(heading: string): string[][] {
  const [, section = ''] = text.split(`## ${heading}\n`);
  const rows = section
    .split('\n## ')[0]
    ?.split('\n')
    .filter((line) => line.startsWith('|'));
  return (rows ?? []).slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}
const time = (minutes: number) => (minutes % 1440 === 0 ? `${minutes / 60} 小时` : `${minutes} 分钟`);

it('文档里的次数就是运行的次数', () => {
  const codes = (whom: string, limits: readonly { minutes: number; limit: number }[]) =>
    limits.map(({ minutes, limit }) => ['一次性验证码', whom, `${limit}`, time(minutes)]);
  expect(table('次数')).toEqual([
    ['一次性验证码', '一个号码或邮箱', '1', `${codeLimits.betweenSeconds} 秒`],
    ...codes('一个号码或邮箱', codeLimits.perNumber),
    ...codes('一个浏览器', codeLimits.perVisitor),
    ...codes('一个网络（/24、/64）', codeLimits.perNetwork),
    ...codes('一个境外区号', codeLimits.perAreaAbroad),
    ['发到要绑定的手机', '一个会员', `${memberCodeLimits.mobile.limit}`, time(memberCodeLimits.mobile.minutes)],
    ['发到要绑定的邮箱', '一个会员', `${memberCodeLimits.mail.limit}`, time(memberCodeLimits.mail.minutes)],
    ['输错验证码', '一个验证码', `${codeLimits.attempts}`, '直到作废'],
    ['输错密码，之后要安全验证', '一个账号，来自一个地址', `${passwordLimits.captchaPerAccount.limit}`, time(passwordLimits.captchaPerAccount.minutes)],
    ['输错密码，之后要安全验证', '所有账号，来自一个网络', `${passwordLimits.captchaPerNetwork.limit}`, time(passwordLimits.captchaPerNetwork.minutes)],
    ['输错密码', '所有账号，来自一个网络', `${passwordLimits.perNetwork.limit}`, time(passwordLimits.perNetwork.minutes)],
    ['输错密码', '一个账号', `${passwordLimits.perAccount.limit}`, time(passwordLimits.perAccount.minutes)],
    ['查询号码能不能注册', '一个浏览器', `${mobileQuestionLimits.perVisitor.limit}`, time(mobileQuestionLimits.perVisitor.minutes)],
    ['查询票据是谁的', '一个浏览器', `${ticketQuestionLimits.perVisitor.limit}`, time(ticketQuestionLimits.perVisitor.minutes)],
    ['开始用通行密钥登录', '一个浏览器', `${passkeyQuestionLimits.perVisitor.limit}`, time(passkeyQuestionLimits.perVisitor.minutes)],
    ['导出资料', '一个会员', `${exportLimits.perMember.limit}`, time(exportLimits.perMember.minutes)],
  ]);
});

it('文档里的有效期就是运行的有效期', () => {
  expect(Object.fromEntries(table('有效期'))).toEqual({
    一次性验证码: `${codeLimits.lifeMinutes} 分钟`,
    代替验证码的凭证: `${lives.proofMinutes} 分钟`,
    确认是本人: `${lives.stepUpMinutes} 分钟`,
    邮件里的重置链接: `${lives.resetLinkMinutes} 分钟`,
    地址里的票据: `${lives.ticketSeconds} 秒`,
    '微信、QQ 登录的 state': `${lives.socialStateMinutes} 分钟`,
    通行密钥的挑战: `${lives.passkeyMinutes} 分钟`,
    等设备给出通行密钥: `${lives.passkeyPromptSeconds} 秒`,
    '会话，没有使用': `${lives.sessionIdleDays} 天`,
    '会话，即使一直在用': `${lives.sessionDays} 天`,
    '会话 Cookie 更换': `${lives.sessionRotationHours} 小时`,
    整理导出的资料: `${lives.exportMakingMinutes} 分钟`,
    整理好的资料: `${lives.exportDays} 天`,
    申请注销到删除: `${lives.eraseDays} 天`,
    没有使用的账号可能被收回: `${lives.inactiveDays} 天`,
    收回之前提前通知: `${lives.inactivityNoticeDays} 天`,
  });
});
