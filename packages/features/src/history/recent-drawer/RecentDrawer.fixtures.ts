import type { RecentRow } from './recentRow.ts';

const hoursAgo = (hours: number) => new Date(Date.parse('2026-11-21T12:00:00Z') - hours * 3_600_000).toISOString();

/** Demands and offers, one of them closed since. */
export const demandRows: RecentRow[] = [
  { id: 1, href: '/inquiry/demandDetails/1', title: 'STM32F103C8T6', isMono: true, kind: 'wanted', time: hoursAgo(0) },
  { id: 2, href: '/inquiry/demandDetails/2', title: 'GD32E230F8P6TR', isMono: true, kind: 'offered', time: hoursAgo(1) },
  { id: 3, href: null, title: '', time: hoursAgo(48) },
  { id: 4, href: '/inquiry/demandDetails/4', title: 'CH32V003F4P6', isMono: true, kind: 'wanted', time: hoursAgo(170) },
];

/** Datasheets. */
export const datasheetRows: RecentRow[] = (
  [
    ['STM32F103C8T6', 'stm32f103c8.pdf，意法半导体', 'ST'],
    ['TPS62130A', 'tps62130.pdf，德州仪器', 'TI'],
    ['ESP32-C3-WROOM-02', 'esp32-c3-wroom-02_datasheet_en.pdf，乐鑫', '乐'],
  ] as const
).map(([title, detail, letters], index) => ({
  id: index + 1,
  href: `/specification_detail/${index + 1}`,
  title,
  isMono: true,
  detail,
  mark: { letters },
  time: hoursAgo(index * 20),
}));

/** Distributors and traders, one gone since. */
export const companyRows: RecentRow[] = [
  {
    id: 1,
    href: '/agentList/agentDetail/9001',
    title: '示例授权分销（深圳）有限公司',
    detail: 'Example Authorised Distribution (Shenzhen)',
    mark: { letters: '示' },
    time: hoursAgo(2),
  },
  { id: 2, href: '/agentList/agentDetail/1', title: 'Digi-Key', detail: null, mark: { letters: 'DI' }, time: hoursAgo(26) },
  { id: 3, href: null, title: '', time: hoursAgo(90) },
];

/** Articles, one taken down since. */
export const articleRows: RecentRow[] = [
  { id: 1, href: '/news/article-details/1', title: '3.3 V 线性稳压器怎么选：压差、静态电流与散热', detail: '示例作者 周衡', time: hoursAgo(1) },
  { id: 2, href: '/news/article-details/2', title: 'GD32E230 与 STM32G030 的引脚差异表', detail: '示例作者 陆遥', time: hoursAgo(30) },
  { id: 3, href: null, title: '', time: hoursAgo(300) },
];

/** Pages of datasheets, for loading more. */
export const manyRows = (count: number): RecentRow[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    href: `/specification_detail/${index + 1}`,
    title: `LM${1000 + index}`,
    isMono: true,
    detail: '示例.pdf，示例品牌',
    mark: { letters: 'LM' },
    time: hoursAgo(index),
  }));
