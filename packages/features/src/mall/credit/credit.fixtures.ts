import type { CreditStanding, CreditTerms, Statement, StatementDetail } from '@chippage/api/types';

const merchant = { id: 7, name: '示例电子（深圳）有限公司', isSample: true };
const company = { id: 12, name: '云岭电子有限公司' };

/** Credit terms in force, with something used of them. */
export const sampleTerms = (own: Partial<CreditTerms> = {}): CreditTerms => ({
  id: 5,
  merchant,
  company,
  state: 'active',
  stateName: '已开通',
  askedLimit: '80000.00',
  askedDays: 60,
  note: '每月采购 MCU 和电源芯片，约 3 万元',
  limit: '50000.00',
  days: 30,
  used: '11500.00',
  remaining: '38500.00',
  overdue: '0.00',
  obstacle: null,
  reason: null,
  applyTime: '2026-09-28T02:10:00.000Z',
  decideTime: '2026-09-29T01:30:00.000Z',
  actions: [],
  ...own,
});

/** Credit terms that wait for the merchant. */
export const askedTerms = (own: Partial<CreditTerms> = {}): CreditTerms =>
  sampleTerms({ id: 6, state: 'applied', stateName: '待审核', limit: null, days: null, used: '0.00', remaining: '0.00', decideTime: null, ...own });

/** A statement that is to be paid. */
export const sampleStatement = (own: Partial<Statement> = {}): Statement => ({
  id: 31,
  no: 'ST2026-7-00012',
  termsId: 5,
  merchant,
  company,
  period: '2026-10',
  state: 'open',
  stateName: '未付款',
  charges: '12040.00',
  credits: '540.00',
  carried: '0.00',
  total: '11500.00',
  paid: '0.00',
  open: '11500.00',
  dueOn: '2026-11-30',
  issueTime: '2026-10-31T16:07:00.000Z',
  ...own,
});

/** The same with its lines, payments and the account. */
export const sampleStatementDetail = (own: Partial<StatementDetail> = {}): StatementDetail => ({
  ...sampleStatement(),
  days: 30,
  lines: [
    { kind: 'order', orderId: 731, orderNo: '2610-0482-7731', creditNo: null, day: '2026-10-09', poNo: 'PO-2610-018', amount: '8040.00' },
    { kind: 'order', orderId: 744, orderNo: '2610-1190-0042', creditNo: null, day: '2026-10-22', poNo: null, amount: '4000.00' },
    { kind: 'credit', orderId: 731, orderNo: '2610-0482-7731', creditNo: 'CN2026-7-00012', day: '2026-10-25', poNo: 'PO-2610-018', amount: '-540.00' },
  ],
  payments: [],
  bank: {
    beneficiary: '示例电子（深圳）有限公司',
    bankName: '示例银行深圳示例支行',
    bankAddress: null,
    account: '6200 0000 0000 0001',
    swift: null,
    currency: 'CNY',
    isSample: true,
    reference: 'ST2026-7-00012',
    amount: '11500.00',
  },
  ...own,
});

/** What a company has with a merchant that it never asked. */
export const sampleStanding = (own: Partial<CreditStanding> = {}): CreditStanding => ({ merchant, company, terms: null, mayApply: true, whyNot: null, ...own });
