import { expect, test } from 'vitest';
import { changedFacts, emailFact, isCompanyMail } from './claims.rules.ts';

test.each([
  ['li@ti.com', true],
  ['li@qq.com', false],
  ['li@', false],
  ['li', false],
])('“%s”能不能代表公司：%s', (email, can) => {
  expect(isCompanyMail(email)).toBe(can);
});

test.each([
  ['li@cn.ti.com', 'https://www.ti.com/', 'li@cn.ti.com（与网站 ti.com 同域名）'],
  ['li@ti.com', 'https://cn.ti.com/', 'li@ti.com（与网站 cn.ti.com 同域名）'],
  ['li@not-ti.com', 'https://www.ti.com/', 'li@not-ti.com（与网站 ti.com 域名不同）'],
  ['li@163.com', 'https://www.ti.com/', 'li@163.com（公共邮箱）'],
  ['li@ti.com', null, 'li@ti.com（页面没有网站可以对照）'],
  [null, 'https://www.ti.com/', '未填'],
])('邮箱 %s、网站 %s', (email, website, says) => {
  expect(emailFact(email, website)).toBe(says);
});

test('只列改了的，原来的在旁边', () => {
  const before = { nameCn: null, country: 'US', website: 'https://a.example.com/' };
  expect(changedFacts(before, { ...before, nameCn: '甲', country: 'CN' })).toEqual([
    { name: '中文名', value: '甲', before: '未知' },
    { name: '国家或地区', value: '中国', before: '美国' },
  ]);
  expect(changedFacts(before, before)).toEqual([]);
});
