import type { Address, InvoiceTitle } from '@chippage/api/types';

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
