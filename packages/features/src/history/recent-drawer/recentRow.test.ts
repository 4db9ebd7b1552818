import type { HistoryRow } from '@chippage/api/types';
import { expect, test } from 'vitest';
import { historyTypeOf, lettersOf, recentFromAgents, recentFromHistory, type RecentPaths } from './recentRow.ts';

const paths: RecentPaths = {
  specificationDetail: (id, brandId) => `/specification_detail/${id}?brandId=${brandId}`,
  outsideDetail: (id) => `/specification_outside_detail/${id}`,
  demandDetail: (id) => `/inquiry/demandDetails/${id}`,
  goodsDetail: (id) => `/mall/productDetails/${id}`,
  article: (id) => `/news/article-details/${id}`,
  agentDetail: (id) => `/agentList/agentDetail/${id}`,
};
const time = '2026-11-21T08:00:00Z';
const row = (part: Partial<HistoryRow>): HistoryRow => ({
  id: 1,
  type: 1,
  specDto: null,
  articleDTO: null,
  agentDTO: null,
  demandVO: null,
  createTime: time,
  ...part,
});
const specDto = {
  id: 7,
  brandId: 3,
  filename: 'stm32f103c8.pdf',
  fullLogo: null,
  brandCn: '意法半导体',
  brandName: 'STMicroelectronics',
  mpn: 'STM32F103C8T6',
  isHosted: true,
};

test('数据手册：本站的与原厂的去处不同', () => {
  expect(recentFromHistory(row({ specDto }), paths)).toEqual({
    id: 1,
    time,
    href: '/specification_detail/7?brandId=3',
    title: 'STM32F103C8T6',
    isMono: true,
    detail: 'stm32f103c8.pdf，意法半导体',
    mark: { letters: 'ST' },
  });
  expect(recentFromHistory(row({ specDto: { ...specDto, isHosted: false } }), paths).href).toBe('/specification_outside_detail/7');
});

test('数据手册没有型号时以文件名为题，没有中文名用英文名', () => {
  expect(recentFromHistory(row({ specDto: { ...specDto, mpn: null, brandCn: null } }), paths)).toMatchObject({
    title: 'stm32f103c8.pdf',
    isMono: false,
    detail: 'STMicroelectronics',
  });
});

test('采购：type 为真是求购，为假是供应', () => {
  const demand = (type: number) => recentFromHistory(row({ type: 4, demandVO: { id: 9, model: 'AO3400A', type } }), paths);
  expect(demand(1)).toMatchObject({ kind: 'wanted', href: '/inquiry/demandDetails/9', title: 'AO3400A' });
  expect(demand(0)).toMatchObject({ kind: 'offered' });
});

test('文章：没有图片就没有图片', () => {
  const article = recentFromHistory(row({ type: 2, articleDTO: { id: 5, title: '怎么选 LDO', imgUrl: null, source: '芯页编辑部' } }), paths);
  expect(article).toEqual({ id: 1, time, href: '/news/article-details/5', title: '怎么选 LDO', detail: '芯页编辑部' });
});

test('代理商和贸易商：有中文名就以它为题，去它的页面', () => {
  const agent = (nameCn: string | null) => recentFromHistory(row({ type: 3, agentDTO: { id: 9, name: 'Example Trading', nameCn } }), paths);
  expect(agent('示例贸易')).toEqual({
    id: 1,
    time,
    href: '/agentList/agentDetail/9',
    title: '示例贸易',
    detail: 'Example Trading',
    mark: { letters: '示' },
  });
  expect(agent(null)).toMatchObject({ title: 'Example Trading', detail: null, mark: { letters: 'ET' } });
});

test('已经没有了的不再有去处', () => {
  expect(recentFromHistory(row({}), paths).href).toBeNull();
  expect(recentFromAgents({ id: 2, mallGoodsId: 4, mallGoods: null, createTime: time }, paths).href).toBeNull();
});

test('商品去商品页', () => {
  expect(recentFromAgents({ id: 2, mallGoodsId: 4, mallGoods: { name: 'NE555DR', createTime: time }, createTime: time }, paths).href).toBe(
    '/mall/productDetails/4',
  );
});

test.each([
  ['STMicroelectronics', 'ST'],
  ['Texas Instruments', 'TI'],
  ['onsemi', 'ON'],
  ['威世', '威'],
  ['e络盟', 'E络'],
  ['', ''],
])('%s 的字母是 %s', (name, letters) => {
  expect(lettersOf(name)).toBe(letters);
});

test('历史的类型号：采购 4，数据手册 1，文章 2，公司 3，商品另有接口', () => {
  expect(['demand', 'datasheet', 'article', 'company', 'agent'].map((tab) => historyTypeOf(tab as 'demand'))).toEqual([4, 1, 2, 3, null]);
});
