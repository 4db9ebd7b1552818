import type { Currency, FreightTerm } from '@chippage/api/types';

/** A merchant of the sample: made up, and marked as such everywhere. */
export interface SampleMerchant {
  id: number;
  name: string;
  nameEn: string;
  place: string;
  address: string;
  addressEn: string;
  intro: string;
  shipping: string;
  warehouses: ('SZ' | 'HK')[];
  terms: {
    currency: Currency;
    taxMode: 'tax13' | 'tax1' | 'untaxed';
    freightTerm: FreightTerm;
    freight: string | null;
    freeFrom: string | null;
    isHongKong: boolean;
  }[];
}

const mainland = (freight: string, freeFrom: string | null, taxMode: 'tax13' | 'tax1' = 'tax13') => ({
  currency: 'CNY' as const,
  taxMode,
  freightTerm: freeFrom === null ? ('fixed' as const) : ('free_above' as const),
  freight,
  freeFrom,
  isHongKong: false,
});
const hongKong = { currency: 'USD' as const, taxMode: 'untaxed' as const, freightTerm: 'collect' as const, freight: null, freeFrom: null, isHongKong: true };

/** The merchants of the sample catalogue. No such company exists; addresses and accounts are invented. */
export const sampleMerchants: SampleMerchant[] = [
  {
    id: 1,
    name: '示例电子（深圳）有限公司',
    nameEn: 'Shili Electronics (Shenzhen) Co., Ltd. (sample)',
    place: '深圳',
    address: '广东省深圳市福田区示例路 1 号',
    addressEn: '1 Shili Road, Futian District, Shenzhen, Guangdong, China',
    intro: '示例商家：虚构的公司，用来演示商城的下单、付款和发货。现货在深圳仓，按最小包装和倍数销售。',
    shipping: '深圳仓，今日 17:00 前下单当日发货',
    warehouses: ['SZ'],
    terms: [mainland('15.00', '1000.00')],
  },
  {
    id: 2,
    name: '样例半导体（香港）有限公司',
    nameEn: 'Yangli Semiconductor (Hong Kong) Limited (sample)',
    place: '香港',
    address: '香港九龙观塘样例道 2 号',
    addressEn: '2 Yangli Street, Kwun Tong, Kowloon, Hong Kong',
    intro: '示例商家：虚构的公司，演示美元报价、香港交货和入仓号。',
    shipping: 'FCA 香港，3 天内发货',
    warehouses: ['HK'],
    terms: [hongKong],
  },
  {
    id: 3,
    name: '演示元器件（上海）有限公司',
    nameEn: 'Yanshi Components (Shanghai) Co., Ltd. (sample)',
    place: '上海',
    address: '上海市浦东新区演示路 3 号',
    addressEn: '3 Yanshi Road, Pudong New Area, Shanghai, China',
    intro: '示例商家：虚构的公司，人民币与美元两种报价，深圳和香港两处库存。',
    shipping: '深圳仓与香港仓，1–3 天发货',
    warehouses: ['SZ', 'HK'],
    terms: [mainland('12.00', '500.00'), hongKong],
  },
  {
    id: 4,
    name: '范例芯城（杭州）商行',
    nameEn: 'Fanli Chip Store (Hangzhou) (sample)',
    place: '杭州',
    address: '浙江省杭州市滨江区范例路 4 号',
    addressEn: '4 Fanli Road, Binjiang District, Hangzhou, Zhejiang, China',
    intro: '示例商家：虚构的小规模纳税人，价格含税 1%，适合小批量。',
    shipping: '深圳仓，次日发货',
    warehouses: ['SZ'],
    terms: [mainland('8.00', null, 'tax1')],
  },
  {
    id: 5,
    name: '样品行电子（东莞）有限公司',
    nameEn: 'Yangpinhang Electronics (Dongguan) Co., Ltd. (sample)',
    place: '东莞',
    address: '广东省东莞市松山湖样品路 5 号',
    addressEn: '5 Yangpin Road, Songshan Lake, Dongguan, Guangdong, China',
    intro: '示例商家：虚构的公司，以整盘为主，部分型号需要订货。',
    shipping: '深圳仓，2 天内发货',
    warehouses: ['SZ'],
    terms: [mainland('20.00', '2000.00')],
  },
  {
    id: 6,
    name: '示范芯源（香港）贸易行',
    nameEn: 'Shifan Chip Source (Hong Kong) Trading (sample)',
    place: '香港',
    address: '香港新界葵涌示范街 6 号',
    addressEn: '6 Shifan Street, Kwai Chung, New Territories, Hong Kong',
    intro: '示例商家：虚构的公司，香港现货，批号和库存有一部分未知。',
    shipping: 'FCA 香港，5 天内发货',
    warehouses: ['HK'],
    terms: [hongKong],
  },
];

/** The invented account of a sample merchant: pages say that nothing may be transferred to it. */
export const sampleBank = (merchant: SampleMerchant, currency: Currency) =>
  currency === 'CNY'
    ? {
        beneficiary: merchant.name,
        bankName: '示例银行深圳示例支行',
        bankAddress: null,
        account: `6200 0000 0000 ${String(merchant.id).padStart(4, '0')}`,
        swift: null,
      }
    : {
        beneficiary: merchant.nameEn,
        bankName: 'Sample Bank (Hong Kong) Limited',
        bankAddress: '1 Sample Square, Central, Hong Kong',
        account: `000-000000-${String(merchant.id).padStart(3, '0')}`,
        swift: 'SAMPHKHHXXX',
      };
