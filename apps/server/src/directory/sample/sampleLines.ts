import type { AgentKind, SalesRegion } from '@chippage/api/types';

/** A line of a made-up agent. */
interface SampleLine {
  /** Name of a maker of the sample catalogue. */
  brand: string;
  scope: string | null;
  /** Months from the day of loading until the certificate is over, below 0: over already; null: nobody checked. */
  months: number | null;
  /** Anybody may read the certificate. */
  isPublic: boolean;
  /** Part numbers that the agent carries of the maker. */
  parts: number;
}

/** An agent of the sample: made up, and marked as such everywhere. */
export interface SampleAgent {
  facts: { id: number; name: string; nameCn: string; pinyin: string; initial: string; country: string; kind: AgentKind; regions: SalesRegion[] };
  lines: SampleLine[];
}

const proved = (brand: string, months: number, scope: string | null = '全系列', parts = 40): SampleLine => ({ brand, scope, months, isPublic: true, parts });
const proofKept = (brand: string, months: number, parts = 30): SampleLine => ({ brand, scope: null, months, isPublic: false, parts });
const unproved = (brand: string, parts = 25): SampleLine => ({ brand, scope: null, months: null, isPublic: false, parts });

/** The agents of the sample that nobody has ever heard of: no such company exists, and no maker authorised any. */
export const sampleAgents: SampleAgent[] = [
  {
    facts: {
      id: 9001,
      name: 'Shili Authorised Distribution (Shenzhen) Co., Ltd. (sample)',
      nameCn: '示例授权分销（深圳）有限公司',
      pinyin: 'shilishouquanfenxiao',
      initial: 'S',
      country: 'CN',
      kind: 'authorized',
      regions: ['southChina', 'hongKong'],
    },
    lines: [
      proved('STMicroelectronics', 4),
      proofKept('Texas Instruments', 13),
      proved('NXP Semiconductors', -5, '微控制器与接口'),
      proved('GigaDevice', 20),
      unproved('Infineon Technologies'),
      unproved('Murata', 12),
    ],
  },
  {
    facts: {
      id: 9002,
      name: 'Yangli Semiconductor Distribution (Shanghai) Co., Ltd. (sample)',
      nameCn: '样例半导体代理（上海）有限公司',
      pinyin: 'yanglibandaotidaili',
      initial: 'Y',
      country: 'CN',
      kind: 'authorized',
      regions: ['eastChina', 'northChina'],
    },
    lines: [
      proved('STMicroelectronics', 16, '微控制器、功率器件', 60),
      proved('Microchip Technology', 7),
      proofKept('Nexperia', 10),
      proved('Renesas Electronics', -2),
      unproved('Texas Instruments', 35),
    ],
  },
  {
    facts: {
      id: 9003,
      name: 'Yanshi Component Agency (Beijing) Co., Ltd. (sample)',
      nameCn: '演示元件代理（北京）有限公司',
      pinyin: 'yanshiyuanjiandaili',
      initial: 'Y',
      country: 'CN',
      kind: 'authorized',
      regions: ['northChina', 'northeastChina', 'northwestChina'],
    },
    lines: [proved('STMicroelectronics', -9, null, 20), proved('Texas Instruments', 11, '模拟与电源', 60), proved('Analog Devices', 8), unproved('onsemi')],
  },
  {
    facts: {
      id: 9004,
      name: 'Fanli Technology Distribution (Chengdu) Co., Ltd. (sample)',
      nameCn: '范例技术分销（成都）有限公司',
      pinyin: 'fanlijishufenxiao',
      initial: 'F',
      country: 'CN',
      kind: 'authorized',
      regions: ['southwestChina', 'centralChina'],
    },
    lines: [proved('GigaDevice', 9), proved('WCH', 18), proved('Winbond', -1), unproved('STMicroelectronics', 30)],
  },
  {
    facts: {
      id: 9005,
      name: 'Shili Catalogue Distribution (Hong Kong) Limited (sample)',
      nameCn: '示例目录分销（香港）有限公司',
      pinyin: 'shilimulufenxiao',
      initial: 'S',
      country: 'HK',
      kind: 'catalog',
      regions: ['hongKong', 'overseas'],
    },
    lines: [
      unproved('Texas Instruments', 80),
      unproved('STMicroelectronics', 80),
      unproved('Analog Devices', 60),
      unproved('Yageo', 60),
      unproved('Murata', 40),
    ],
  },
  {
    facts: {
      id: 9006,
      name: 'Yangli Stock Trading (Shenzhen) (sample)',
      nameCn: '样例现货贸易（深圳）商行',
      pinyin: 'yanglixianhuomaoyi',
      initial: 'Y',
      country: 'CN',
      kind: 'independent',
      regions: ['southChina'],
    },
    lines: [unproved('STMicroelectronics', 45), unproved('Texas Instruments', 45), unproved('NXP Semiconductors', 20)],
  },
  {
    facts: {
      id: 9007,
      name: 'Yanshi Stock Trading (Dongguan) (sample)',
      nameCn: '演示现货贸易（东莞）商行',
      pinyin: 'yanshixianhuomaoyi',
      initial: 'Y',
      country: 'CN',
      kind: 'independent',
      regions: ['southChina', 'eastChina'],
    },
    lines: [unproved('STMicroelectronics', 30), unproved('Microchip Technology', 30)],
  },
];
