/** Structured data of parts and datasheets by schema.org. Only what we know: no price, no rating, no stock is made up. */
import type { Document, PartDetail } from '@chippage/api/types';
import { datasheetsPaths } from './datasheets.paths.ts';

const CONTEXT = 'https://schema.org';

/** A part as a product of its maker. */
export function partJsonLd(origin: string, part: PartDetail): object {
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name: part.mpn,
    mpn: part.mpn,
    url: `${origin}${datasheetsPaths.partDetail(part.id)}`,
    category: part.categoryPath.map((step) => step.name).join(' > '),
    brand: { '@type': 'Brand', name: part.brandName, ...(part.brandNameCn ? { alternateName: part.brandNameCn } : {}) },
    manufacturer: { '@type': 'Organization', name: part.brand.name, ...(part.brand.website ? { url: part.brand.website } : {}) },
    additionalProperty: [
      ...(part.packageCase ? [{ '@type': 'PropertyValue', name: '封装', value: part.packageCase }] : []),
      ...(part.pins === null ? [] : [{ '@type': 'PropertyValue', name: '引脚数', value: part.pins }]),
      ...part.params.map((param) => ({
        '@type': 'PropertyValue',
        name: param.name,
        value: param.valueNum ?? param.valueText,
        ...(param.unit ? { unitText: param.unit } : {}),
      })),
    ],
  };
}

/** A datasheet as a document. */
export function documentJsonLd(origin: string, document: Document, path: string): object {
  return {
    '@context': CONTEXT,
    '@type': 'DigitalDocument',
    name: document.title,
    url: `${origin}${path}`,
    inLanguage: document.language === 'zh' ? 'zh-CN' : 'en',
    encodingFormat: 'application/pdf',
    publisher: { '@type': 'Organization', name: document.brandName },
    dateCreated: document.createTime,
  };
}
