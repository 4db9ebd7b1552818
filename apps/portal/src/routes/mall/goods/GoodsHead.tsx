import type { GoodsDetail } from '@chippage/api/types';
import { formatNumber } from '@chippage/features/format';
import { priceText } from '@chippage/features/Money';
import { breadcrumbsJsonLd } from '../../../page/jsonLd.ts';
import { usePageFacts } from '../../../page/PageContext.ts';
import { PageHead } from '../../../page/PageHead.tsx';
import { mallPaths } from '../mall.paths.ts';
import { goodsJsonLd } from './goodsJsonLd.ts';
import { t } from './goods.words.ts';

export interface GoodsHeadProps {
  goods: GoodsDetail;
  /** The list of its top category. */
  category: { name: string; href: string } | null;
}

/** Title, description and structured data of an offer. */
export function GoodsHead({ goods, category }: GoodsHeadProps) {
  const { origin } = usePageFacts();
  const { id, mpn, brandName, brandNameCn, packageCase, merchant, stock, moq, unit, currency, priceLadder } = goods;
  const [first] = priceLadder;
  const brand = brandNameCn ?? brandName;
  return (
    <PageHead
      title={t('goodsTitle', { mpn, brand })}
      description={t('goodsDescription', {
        mpn,
        brand,
        packageCase: packageCase ?? t('packageUnknown'),
        merchant: merchant.name,
        stock: stock === null ? t('stockUnknown') : t('stockKnown', { count: formatNumber(stock) }),
        moq: `${formatNumber(moq)} ${unit}`,
        price: first ? t('priceFrom', { quantity: formatNumber(first.minQuantity), price: priceText(first.unitPrice, currency) }) : t('noPrice'),
      })}
      // Goods off sale stay readable for whoever ordered them; nobody else should find them.
      {...(goods.isOnSale && { canonicalPath: mallPaths.goodsDetail(id) })}
      jsonLd={
        import.meta.env.SSR
          ? [
              goodsJsonLd(origin, goods),
              breadcrumbsJsonLd(origin, [
                { name: t('mall'), path: mallPaths.mall() },
                ...(category ? [{ name: category.name, path: category.href }] : []),
                { name: mpn, path: mallPaths.goodsDetail(id) },
              ]),
            ]
          : []
      }
    />
  );
}
