import { expect, test } from 'vitest';
import { activeMenuItem } from './activeMenuItem.ts';

test.each([
  ['/', 'datasheets'],
  ['/datasheet', 'datasheets'],
  ['/datasheet/datasheetSearch/STM32F103', 'datasheets'],
  ['/datasheet/datasheetSearch/news', 'datasheets'],
  ['/specification/news', 'datasheets'],
  ['/specification_detail/12', 'datasheets'],
  ['/specification_outside_detail/12', 'datasheets'],
  ['/specification/specification_info/3', 'datasheets'],
  ['/brandDetail/specification/7', 'datasheets'],
  ['/news/index', 'news'],
  ['/news/index/2', 'news'],
  ['/news/article-details/9', 'news'],
  ['/news/channel/5/1', 'news'],
  ['/mobile/news/9', 'news'],
  ['/news/search', null],
  ['/news/author', null],
  ['/agentList/index/1', 'agents'],
  ['/agentList/merchant/merchantDetail/4', 'agents'],
  ['/circle/allCircle/1', 'circle'],
  ['/prefecture', 'prefecture'],
  ['/prefecture/article-details/8', 'prefecture'],
  ['/checkEnterprise/companyDetail/8', 'checkEnterprise'],
  ['/inquiry/index/1/0', 'inquiry'],
  ['/inquiry/demandDetails/5', 'inquiry'],
  ['/userCenter/inquiryManage/myInquiry', null],
  ['/mall/userCenter/myOrder/CNY', null],
  ['/mall/cart', null],
  ['/brandList/all', null],
  ['/about', null],
  ['/constructor', null],
] as const)('主菜单当前项：%s → %s', (path, item) => {
  expect(activeMenuItem(path)).toBe(item);
});
