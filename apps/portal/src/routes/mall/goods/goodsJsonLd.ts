/** Offers by schema.org. Prices are the decimal texts that the server sent; what is not known is left out. */
import type { GoodsDetail, GoodsRow, Merchant } from '@chippage/api/types';
import { datasheetsPaths } from '../../datasheets/datasheets.paths.ts';
import { mallPaths } from '../mall.paths.ts';
import { t } from './goods.words.ts';

const CONTEXT = 'https://schema.org';

const availabilityOf = ({ isOnSale, stock, priceLadder }: GoodsRow) =>
  !isOnSale || priceLadder.length === 0 ? 'Discontinued' : stock === null ? null : stock > 0 ? 'InStock' : 'OutOfStock';

/** One offer: its price at the smallest quantity, and each step of the ladder. */
function offerJsonLd(origin: string, goods: GoodsRow): object {
  const { id, priceLadder, currency, taxMode, moq, sku, merchant, stock } = goods;
  const availability = availabilityOf(goods);
  const [first] = priceLadder;
  const specification = (price: string, from: number, to: number | undefined) => ({
    '@type': 'UnitPriceSpecification',
    price,
    priceCurrency: currency,
    valueAddedTaxIncluded: taxMode !== 'untaxed',
    eligibleQuantity: { '@type': 'QuantitativeValue', minValue: from, ...(to !== undefined && { maxValue: to }) },
  });
  return {
    '@type': 'Offer',
    // Who reads this without the page must not take a made-up price for a real one.
    ...(merchant.isSample && { description: t('sampleGoodsRow') }),
    url: `${origin}${mallPaths.goodsDetail(id)}`,
    sku,
    ...(first && { price: first.unitPrice, priceCurrency: currency }),
    ...(availability !== null && { availability: `https://schema.org/${availability}` }),
    ...(stock !== null && { inventoryLevel: { '@type': 'QuantitativeValue', value: stock } }),
    eligibleQuantity: { '@type': 'QuantitativeValue', minValue: moq },
    ...(priceLadder.length > 1 && {
      priceSpecification: priceLadder.map(({ minQuantity, unitPrice }, at) => {
        const next = priceLadder[at + 1];
        return specification(unitPrice, minQuantity, next && next.minQuantity - 1);
      }),
    }),
    seller: { '@type': 'Organization', name: merchant.name, url: `${origin}${mallPaths.merchant(merchant.id)}` },
  };
}

/** What is sold, and at which prices. */
export function goodsJsonLd(origin: string, goods: GoodsDetail): object {
  const { id, mpn, sku, brandName, brandNameCn, categoryName, partId, params } = goods;
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name: mpn,
    mpn,
    sku,
    url: `${origin}${mallPaths.goodsDetail(id)}`,
    category: categoryName,
    brand: { '@type': 'Brand', name: brandName, ...(brandNameCn !== null && { alternateName: brandNameCn }) },
    ...(partId !== null && { isVariantOf: { '@type': 'ProductGroup', name: mpn, url: `${origin}${datasheetsPaths.partDetail(partId)}` } }),
    additionalProperty: params.map(({ name, valueText, unit }) => ({
      '@type': 'PropertyValue',
      name,
      value: valueText,
      ...(unit !== null && { unitText: unit }),
    })),
    offers: offerJsonLd(origin, goods),
  };
}

/** Who sells. */
export function merchantJsonLd(origin: string, { id, name, intro, place }: Merchant): object {
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    name,
    description: intro,
    url: `${origin}${mallPaths.merchant(id)}`,
    address: { '@type': 'PostalAddress', addressLocality: place },
  };
}
