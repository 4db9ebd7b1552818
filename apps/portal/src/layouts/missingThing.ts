import type { NotFoundProps } from '@chippage/features/NotFound';
import { datasheetsPaths } from '../routes/datasheets/datasheets.paths.ts';
import { directoryPaths } from '../routes/directory/directory.paths.ts';
import { mallPaths } from '../routes/mall/mall.paths.ts';
import { newsPaths } from '../routes/news/news.paths.ts';
import { operatorPaths } from '../routes/operator/operator.paths.ts';
import { shellPaths } from '../routes/shell/shell.paths.ts';
import { t } from './failure.words.ts';

/** Pages of single things, each by the address of the one with the number 0: where others of the kind are looked for. */
const things = [
  { page: datasheetsPaths.partDetail(0), words: 'partGone', search: 'searchParts', href: shellPaths.home() },
  { page: datasheetsPaths.specificationDetail(0, 0), words: 'documentGone', search: 'searchParts', href: shellPaths.home() },
  { page: datasheetsPaths.outsideDetail(0), words: 'documentGone', search: 'searchParts', href: shellPaths.home() },
  { page: datasheetsPaths.brand(0), words: 'brandGone', search: 'searchBrands', href: directoryPaths.brandList() },
  { page: directoryPaths.brandDetail(0), words: 'brandGone', search: 'searchBrands', href: directoryPaths.brandList() },
  { page: datasheetsPaths.category('0'), words: 'categoryGone', search: 'searchParts', href: shellPaths.home() },
  { page: mallPaths.goodsDetail(0), words: 'goodsGone', search: 'searchGoods', href: mallPaths.mall() },
  { page: mallPaths.mall(0), words: 'categoryGone', search: 'searchGoods', href: mallPaths.mall() },
  { page: mallPaths.merchant(0), words: 'merchantGone', search: 'searchMerchants', href: mallPaths.merchantSearch() },
  { page: mallPaths.orderDetail(0), words: 'orderGone', search: 'seeOrders', href: mallPaths.myOrders('CNY') },
  { page: mallPaths.merchantOrder(0), words: 'merchantOrderGone', search: 'seeOrders', href: mallPaths.merchantCenter() },
  { page: operatorPaths.operatorOrder(0), words: 'orderGoneHere', search: 'seeOrders', href: operatorPaths.operator('orders') },
  { page: operatorPaths.operatorPart(0), words: 'partGone', search: 'seeParts', href: operatorPaths.operator('parts') },
  { page: newsPaths.article(0), words: 'articleGone', search: 'searchNews', href: newsPaths.news() },
  { page: newsPaths.author(0), words: 'authorGone', search: 'searchAuthors', href: newsPaths.authors() },
  { page: newsPaths.newsChannel(0), words: 'channelGone', search: 'searchNews', href: newsPaths.news() },
] as const;

const startOf = (page: string) => (page.split('?')[0] ?? '').replace(/0$/, '');

/** What an address would be the page of, and where others of the kind are found; undefined when it is no single thing's. */
export function missingThing(pathname: string): NotFoundProps['thing'] {
  const found = things.find(({ page }) => pathname.startsWith(startOf(page)));
  return found && { words: t(found.words), searchLabel: t(found.search), searchHref: found.href };
}
