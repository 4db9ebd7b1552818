import type { EnteringCompany, MerchantEntryForm, MerchantEntryState } from '@chippage/api/types';
import { ago, DAY_MS, HOUR_MS } from '../../../parts/loaded/loaded.fixtures.ts';

/** A verified company whose owner looks. */
export const enteringCompany: EnteringCompany = {
  id: 1_000_003,
  name: '例芯电子有限公司',
  place: '深圳',
  creditCode: '91350100M000100Y43',
  isVerified: true,
  mayEnter: true,
  merchant: null,
};

/** What it handed in. */
export const entryForm: MerchantEntryForm = {
  shopName: '例芯旗舰店',
  shopNameEn: 'Example Flagship',
  shopType: 'flagship',
  creditCode: '91350100M000100Y43',
  intro: '卖例芯的全部型号，现货在深圳。',
  shipping: '深圳仓，17:00 前下单当日发货',
  deliveryPlaces: ['SZ'],
  returnPolicy: '原包未拆 30 天内可退，运费由卖家承担。',
  serviceHours: '周一至周五 9:00–18:00',
  contactName: '林工',
  contactPhone: '0755-8000 0000',
  terms: [
    {
      currency: 'CNY',
      freightTerm: 'free_above',
      freight: '15.00',
      freeFrom: '1000.00',
      isHongKong: false,
      bank: { beneficiary: '例芯电子有限公司', bankName: '例行深圳分行', bankAddress: '', account: '4000 0234 0920 0001 234', swift: '' },
    },
  ],
  isAgreed: true,
};

const shop = { id: 1_000_001, name: '例芯旗舰店', isSample: false };

/** Where companies stand on the way into the mall. */
export const entryStates = {
  nobody: { company: null, entry: null, merchant: null },
  notVerified: { company: { ...enteringCompany, isVerified: false }, entry: null, merchant: null },
  noRight: { company: { ...enteringCompany, mayEnter: false }, entry: null, merchant: null },
  first: { company: enteringCompany, entry: null, merchant: null },
  reviewing: {
    company: enteringCompany,
    entry: { id: 5, form: entryForm, state: 'reviewing', reason: null, submitTime: ago(3 * HOUR_MS), decideTime: null },
    merchant: null,
  },
  refused: {
    company: enteringCompany,
    entry: { id: 5, form: entryForm, state: 'refused', reason: '退换政策写清运费谁付', submitTime: ago(2 * DAY_MS), decideTime: ago(DAY_MS) },
    merchant: null,
  },
  open: {
    company: { ...enteringCompany, merchant: shop },
    entry: { id: 5, form: entryForm, state: 'approved', reason: null, submitTime: ago(9 * DAY_MS), decideTime: ago(8 * DAY_MS) },
    merchant: shop,
  },
  byColleague: { company: { ...enteringCompany, merchant: shop }, entry: null, merchant: null },
} as const satisfies Record<string, MerchantEntryState>;
