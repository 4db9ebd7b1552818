import type { Address, CreditNote, Invoice, InvoiceTitle, PiDocument } from '@chippage/api/types';

/** An address, made up. */
export const sampleAddress = (own: Partial<Address> = {}): Address => ({
  id: 1,
  region: 'CN',
  receiver: '林工',
  areaCode: '+86',
  mobile: '13800138000',
  tel: null,
  province: '浙江省',
  city: '杭州市',
  district: '滨江区',
  street: null,
  detail: '示例路 1 号 2 幢 4 层',
  postcode: '310051',
  company: '示例仪器（杭州）有限公司',
  tag: 'company',
  forwarder: null,
  warehousingNo: null,
  isDefault: true,
  updateTime: '2026-11-20T06:00:00.000Z',
  ...own,
});

/** One address of each region. */
export const sampleAddresses: Address[] = [
  sampleAddress(),
  sampleAddress({
    id: 2,
    region: 'HK',
    receiver: '陈小姐',
    areaCode: '+852',
    mobile: '91234567',
    province: null,
    city: null,
    district: '观塘区',
    detail: '示例道 88 号示例工业大厦 5 楼 B 室',
    postcode: null,
    company: '示例货运（香港）有限公司',
    tag: 'warehouse',
    forwarder: '示例货运',
    warehousingNo: 'RC-2611-0047',
    isDefault: false,
  }),
  sampleAddress({
    id: 3,
    region: 'TW',
    receiver: '王先生',
    areaCode: '+886',
    mobile: '912345678',
    province: null,
    city: '台北市',
    district: '大安区',
    detail: '示例路二段 100 号 3 楼',
    postcode: '10688',
    company: null,
    tag: null,
    isDefault: false,
  }),
];

/** A company's title, made up; its tax number has a check sign that fits. */
export const sampleTitle = (own: Partial<InvoiceTitle> = {}): InvoiceTitle => ({
  id: 1,
  kind: 81,
  titleType: 'company',
  buyerName: '示例仪器（杭州）有限公司',
  taxNo: '91330100MA2H00000L',
  address: '杭州市滨江区示例路 1 号',
  tel: '0571-80000000',
  bankName: '示例银行杭州滨江支行',
  bankAccount: '6200 0000 0000 0472',
  email: 'caiwu@example.com',
  isDefault: true,
  updateTime: '2026-11-20T06:00:00.000Z',
  ...own,
});

const personOnly = { address: null, tel: null, bankName: null, bankAccount: null, taxNo: null } as const;

/** A title of each type. */
export const sampleTitles: InvoiceTitle[] = [
  sampleTitle(),
  sampleTitle({ ...personOnly, id: 2, kind: 82, titleType: 'person', buyerName: '林深', email: null, isDefault: false }),
  sampleTitle({ ...personOnly, id: 3, kind: 82, titleType: 'institution', buyerName: '示例大学', email: null, isDefault: false }),
];

const seller = { id: 7, name: '示例电子（深圳）有限公司', isSample: true };

/** An invoice, issued. */
export const sampleInvoice = (own: Partial<Invoice> = {}): Invoice => ({
  id: 1,
  no: '25442000000012345678',
  kind: 81,
  state: 'issued',
  buyerName: '示例仪器（杭州）有限公司',
  taxNo: '91330100MA2H00000L',
  merchant: seller,
  orderIds: [31, 32],
  orderNos: ['2611-0482-7731', '2611-0490-1188'],
  untaxed: '1446.66',
  tax: '188.07',
  total: '1634.73',
  freightLeftOut: null,
  remark: '合同号 2026-HZ-118',
  reason: null,
  reversal: null,
  reverses: null,
  reversalReason: null,
  isReversalDue: false,
  canBeIssued: own.state === 'applied' || own.state === 'issuing',
  files: [
    { id: 1, kind: 'pdf', sizeBytes: 120_400 },
    { id: 2, kind: 'ofd', sizeBytes: 88_200 },
    { id: 3, kind: 'xml', sizeBytes: 9100 },
  ],
  applyTime: '2026-11-19T02:42:00.000Z',
  issueTime: '2026-11-20T03:10:00.000Z',
  ...own,
});

const unissued: Partial<Invoice> = { no: null, files: [], issueTime: null, remark: null };

/** What went back of an order. */
export const sampleCreditNote = (own: Partial<CreditNote> = {}): CreditNote => ({
  id: 1,
  no: 'CN2026-7-00012',
  orderId: 31,
  orderNo: '2611-0482-7731',
  merchant: seller,
  currency: 'CNY',
  untaxed: '164.38',
  freight: '0.00',
  tax: '21.37',
  amount: '185.75',
  issueTime: '2026-11-24T06:20:00.000Z',
  ...own,
});

/** An invoice that was cancelled, and the red one that cancels it. */
export const sampleReversal: Invoice[] = [
  sampleInvoice({
    id: 6,
    no: '25442000000012349911',
    untaxed: '-1446.66',
    tax: '-188.07',
    total: '-1634.73',
    remark: null,
    reverses: { id: 1, no: '25442000000012345678' },
    reversalReason: 'returned',
    files: [{ id: 9, kind: 'ofd', sizeBytes: 61_300 }],
    issueTime: '2026-11-24T06:20:00.000Z',
  }),
  sampleInvoice({ state: 'reversed', reversal: { id: 6, no: '25442000000012349911' } }),
];

/** An invoice in each state. */
export const sampleInvoices: Invoice[] = [
  sampleInvoice({ ...unissued, id: 4, state: 'applied', orderIds: [35], orderNos: ['2611-0511-2040'] }),
  sampleInvoice({ ...unissued, id: 3, state: 'issuing', orderIds: [34], orderNos: ['2611-0507-6622'] }),
  sampleInvoice(),
  sampleInvoice({ ...unissued, id: 2, state: 'refused', reason: '抬头与税号不是同一家公司，请核对后重新申请', orderIds: [33], orderNos: ['2611-0433-0917'] }),
];

/** A pro forma invoice in yuan, as it is on paper. */
export const samplePiDocument = (own: Partial<PiDocument> = {}): PiDocument => ({
  id: 1,
  piNo: 'PI-2611-5C0A7E21B4',
  state: 'valid',
  orderId: 31,
  orderNo: '2611-0482-7731',
  merchant: seller,
  currency: 'CNY',
  total: '1479.87',
  lineCount: 3,
  date: '2026-11-16',
  validUntil: '2026-11-23',
  url: '/mall/user/pi/file/1',
  createTime: '2026-11-16T02:50:00.000Z',
  seller: {
    name: '示例电子（深圳）有限公司',
    nameEn: 'Sample Electronics (Shenzhen) Co., Ltd.',
    address: '深圳市福田区示例路 1 号',
    addressEn: '1 Sample Road, Futian, Shenzhen',
    phone: '0755-80000000',
    isSample: true,
  },
  buyerName: '示例仪器（杭州）有限公司',
  address: sampleAddress(),
  lines: [
    {
      mpn: 'STM32F103C8T6',
      brandName: 'ST',
      description: 'LQFP-48',
      origin: null,
      hsCode: '8542.31',
      quantity: 150,
      unit: '个',
      unitPrice: '6.85',
      amount: '1027.50',
      customerRef: 'U-100-0047',
      leadTimeDays: null,
    },
    {
      mpn: 'AMS1117-3.3',
      brandName: 'Advanced Monolithic Systems',
      description: 'SOT-223-3',
      origin: 'CN',
      hsCode: null,
      quantity: 1000,
      unit: '个',
      unitPrice: '0.3715',
      amount: '371.50',
      customerRef: null,
      leadTimeDays: 7,
    },
    {
      mpn: 'RC0402FR-0720KL',
      brandName: 'Yageo',
      description: '0402',
      origin: null,
      hsCode: null,
      quantity: 10_000,
      unit: '个',
      unitPrice: '0.008087',
      amount: '80.87',
      customerRef: null,
      leadTimeDays: null,
    },
  ],
  goods: '1479.87',
  untaxed: '1309.62',
  tax: '170.25',
  title: sampleTitle(),
  freight: '0.00',
  totalInWords: '人民币壹仟肆佰柒拾玖元捌角柒分',
  totalInEnglish: 'RMB yuan one thousand four hundred seventy-nine and fen eighty-seven only',
  shipping: '深圳仓，今日 17:00 前下单当日发货',
  bank: {
    beneficiary: '示例电子（深圳）有限公司',
    bankName: '示例银行深圳分行',
    bankAddress: null,
    account: '7550 0000 0000 0001',
    swift: null,
    reference: '2611-0482-7731',
  },
  ...own,
});

/** The same in dollars, before there is an order. */
export const dollarPiDocument = (own: Partial<PiDocument> = {}): PiDocument =>
  samplePiDocument({
    id: 2,
    piNo: 'PI-2611-9F11D0A3C2',
    orderId: null,
    orderNo: null,
    merchant: { id: 8, name: '样例半导体（香港）有限公司', isSample: true },
    currency: 'USD',
    total: '115.75',
    goods: '115.75',
    untaxed: '115.75',
    tax: null,
    title: null,
    freight: null,
    lineCount: 1,
    lines: [
      {
        mpn: 'MAX3232CPE+',
        brandName: 'Maxim',
        description: 'DIP-16',
        origin: 'TH',
        hsCode: '8542.39',
        quantity: 50,
        unit: '个',
        unitPrice: '2.315',
        amount: '115.75',
        customerRef: null,
        leadTimeDays: null,
      },
    ],
    address: null,
    totalInWords: '美元壹佰壹拾伍元柒角伍分',
    totalInEnglish: 'US dollars one hundred fifteen and cents seventy-five only',
    shipping: 'FCA 香港，3 天内发货',
    bank: {
      beneficiary: 'Sample Semiconductor (Hong Kong) Limited',
      bankName: 'Sample Bank, Hong Kong',
      bankAddress: '1 Sample Street, Central, Hong Kong',
      account: '000-000000-001',
      swift: 'SAMPHKHH',
      reference: 'PI-2611-9F11D0A3C2',
    },
    ...own,
  });
