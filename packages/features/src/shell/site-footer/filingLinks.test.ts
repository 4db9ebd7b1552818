import { expect, test } from 'vitest';
import { filingLinks } from './filingLinks.ts';

test('备案号原样显示，链接是官方的查询页', () => {
  expect(filingLinks({ icp: '粤ICP备12345678号-1', publicSecurity: '粤公网安备 44030002000001号', telecom: '粤B2-20260001' })).toEqual([
    { kind: 'icp', number: '粤ICP备12345678号-1', href: 'https://beian.miit.gov.cn/' },
    { kind: 'publicSecurity', number: '粤公网安备 44030002000001号', href: 'https://beian.mps.gov.cn/#/query/webSearch?code=44030002000001' },
    { kind: 'telecom', number: '粤B2-20260001', href: null },
  ]);
});

test('没有设置的不出现', () => {
  expect(filingLinks({ icp: '' })).toEqual([]);
  expect(filingLinks()).toEqual([]);
});

test('公安备案号里没有编码时仍指向查询页', () => {
  expect(filingLinks({ publicSecurity: '备案中' })[0]?.href).toBe('https://beian.mps.gov.cn/#/query/webSearch');
});
