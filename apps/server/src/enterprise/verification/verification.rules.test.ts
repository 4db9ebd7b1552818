import type { EnterpriseForm } from '@chippage/api/types';
import { describe, expect, it } from 'vitest';
import { enterpriseFacts, heldUntil, nameKey, readEnterprise } from './verification.rules.ts';

const form: EnterpriseForm = {
  name: ' 深圳市例芯电子  有限公司 ',
  creditCode: '91350100M000100Y43',
  legalPerson: '林例',
  regAddress: '深圳市福田区华强北路 1 号',
  place: '深圳',
  roles: ['trader', 'trader', 'agent'],
  contactName: '林工',
  contactPhone: '0755-12345678',
  website: 'example.com',
};
const read = (own: Partial<EnterpriseForm> = {}) => readEnterprise({ ...form, ...own }, '2026-11-27');

it('整理空白、网址和重复的类型，没填的是未知', () => {
  expect(read()).toMatchObject({
    name: '深圳市例芯电子 有限公司',
    website: 'https://example.com/',
    roles: ['trader', 'agent'],
    nameEn: null,
    licenceExpiry: null,
    scale: null,
  });
});

it.each([
  ['name', '12'],
  ['legalPerson', '  '],
  ['licenceExpiry', '2026-02-31'],
  ['licenceExpiry', '2026-11-26'],
  ['regAddress', '    '],
  ['place', '  '],
  ['website', 'javascript:alert(1)'],
  ['phone', '12'],
  ['email', 'a@b'],
  ['contactName', '  '],
  ['contactPhone', '转 801'],
] as const)('%s 是“%s”：说出这一格要改什么', (field, value) => {
  expect(read({ [field]: value })).toEqual({ field, msg: expect.stringMatching(/[一-龥]/) });
});

it('当天到期的执照还有效', () => expect(read({ licenceExpiry: '2026-11-27' })).toMatchObject({ licenceExpiry: '2026-11-27' }));

it('全角括号、空格和大小写不同的名称是同一个', () => expect(nameKey('例芯（深圳） Ltd')).toBe(nameKey('例芯(深圳)ltd')));

describe('审核要看的', () => {
  const facts = readEnterprise(form, '2026-11-27');
  if ('field' in facts) throw new Error(facts.msg);
  it('新的：填了的都看，没填的不列', () => {
    expect(enterpriseFacts(null, facts).map(({ name }) => name)).toEqual([
      '企业名称',
      '统一社会信用代码',
      '法定代表人',
      '营业执照有效期至',
      '注册地址',
      '所在城市',
      '企业类型',
      '网站',
      '联系人',
      '联系电话',
    ]);
  });
  it('改动：只列改了的，带着原来的', () => {
    expect(enterpriseFacts(facts, { ...facts, licenceExpiry: '2030-01-01', roles: ['trader'] })).toEqual([
      { name: '营业执照有效期至', value: '2030-01-01', before: '长期' },
      { name: '企业类型', value: '贸易商', before: '贸易商、代理商' },
    ]);
  });
});

it.each([
  [null, '2027-11-27T02:00:00.000Z'],
  ['2030-01-01', '2027-11-27T02:00:00.000Z'],
  ['2027-01-31', '2027-01-31T15:59:59.999Z'],
])('执照到 %s：认证到 %s', (licenceExpiry, until) => {
  expect(heldUntil(new Date('2026-11-27T02:00:00Z'), licenceExpiry).toISOString()).toBe(until);
});
