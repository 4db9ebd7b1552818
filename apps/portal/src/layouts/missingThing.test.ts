import { expect, it } from 'vitest';
import { missingThing } from './missingThing.ts';

it.each([
  ['/datasheet/datasheetDetail/999', '没有这个编号的器件', '/'],
  ['/specification_detail/999', '没有这份数据手册', '/'],
  ['/datasheet/datasheetBrand/999', '没有这个品牌', '/brandList/all'],
  ['/datasheet/datasheetCategory/nothing', '没有这个分类', '/'],
  ['/mall/productDetails/999', '没有这件商品', '/mall/index'],
  ['/mall/index/999', '没有这个分类', '/mall/index'],
  ['/mall/businessmen/999', '没有这个卖家', '/mall/companySearch'],
  ['/mall/userCenter/myOrder/orderDetail/999', '没有这张订单', '/mall/userCenter/myOrder/CNY'],
  ['/userCenter/seller/orders/999', '没有这张订单', '/userCenter/seller/orders'],
  ['/operator/orders/999', '没有这张订单', '/operator/orders'],
  ['/operator/parts/999', '没有这个编号的器件', '/operator/parts'],
  ['/news/article-details/999', '没有这篇文章', '/news/index'],
  ['/news/author', '没有这位作者', '/news/author'],
  ['/news/channel/999/2', '没有这个频道', '/news/index'],
])('%s 没有时，说没有的是什么，给出再找的路', (pathname, words, href) => {
  expect(missingThing(pathname)).toMatchObject({ words: expect.stringContaining(words), searchHref: href });
});

it.each(['/no/such/page', '/ErrorPages/404', '/news/articles', '/mall/index'])('%s 不是哪一件东西的地址', (pathname) => {
  expect(missingThing(pathname)).toBeUndefined();
});
