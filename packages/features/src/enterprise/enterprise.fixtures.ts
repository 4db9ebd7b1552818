import type { EnterpriseApplication, EnterpriseFacts, OwnEnterprise } from '@chippage/api/types';
import { ago, DAY_MS, HOUR_MS } from '../parts/loaded/loaded.fixtures.ts';

/** What a made-up company says of itself. */
export const sampleCompanyFacts: EnterpriseFacts = {
  name: '深圳市例芯电子有限公司',
  nameEn: 'Lixin Example Electronics Co., Ltd.',
  creditCode: '91350100M000100Y43',
  legalPerson: '林例',
  licenceExpiry: null,
  regAddress: '深圳市福田区华强北路示例大厦 1201 室',
  officeAddress: null,
  place: '深圳',
  industry: '工业控制',
  scale: '20-99',
  roles: ['agent', 'trader'],
  website: 'https://lixin.example.com/',
  phone: '0755-12345678',
  email: 'sales@lixin.example.com',
  contactName: '林工',
  contactPhone: '0755-12345679',
};

/** What was handed in of it, and waits. */
export const sampleApplication: EnterpriseApplication = {
  id: 7,
  isChange: false,
  facts: sampleCompanyFacts,
  licence: { id: 31, name: '营业执照.jpg', type: 'image/jpeg' },
  state: 'reviewing',
  reason: null,
  submitTime: ago(2 * HOUR_MS),
  decideTime: null,
};

/** A verified company, as its owner sees it. */
export const sampleOwnCompany: OwnEnterprise = {
  id: 1_000_003,
  status: 1,
  reason: null,
  facts: sampleCompanyFacts,
  role: 'owner',
  spendLimit: null,
  verifyTime: ago(40 * DAY_MS),
  expireTime: ago(-325 * DAY_MS),
  endsSoon: false,
  application: { ...sampleApplication, state: 'approved', decideTime: ago(40 * DAY_MS) },
};
