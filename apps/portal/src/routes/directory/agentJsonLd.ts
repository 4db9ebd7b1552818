import type { AgentRow, Brand } from '@chippage/api/types';
import { directoryPaths } from './directory.paths.ts';
import { t } from './directory.words.ts';

/** What it says of a brand that is carried. */
type CarriedBrand = Pick<Brand, 'id' | 'name' | 'nameCn'>;

/** Beyond these a page is more data than page; all of them stand on it. */
const MOST_BRANDS = 50;

/** A distributor's or trader's company for search engines, with the brands that it carries. Only what we know: what is unknown is left out. */
export function agentJsonLd(origin: string, { id, name, nameCn, website, country, isSample }: AgentRow, brands: readonly CarriedBrand[]): object {
  const page = `${origin}${directoryPaths.agentDetail(id)}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': page,
    name: nameCn ?? name,
    ...(nameCn !== null && nameCn !== name && { alternateName: name }),
    // Who reads this without the page must not take a made-up company for a real one.
    ...(isSample && { description: t('sampleCompany') }),
    ...(website !== null && { url: website }),
    ...(country !== null && { address: { '@type': 'PostalAddress', addressCountry: country } }),
    ...(brands.length > 0 && {
      brand: brands
        .slice(0, MOST_BRANDS)
        .map((brand) => ({ '@type': 'Brand', '@id': `${origin}${directoryPaths.brandDetail(brand.id)}`, name: brand.nameCn ?? brand.name })),
    }),
    mainEntityOfPage: page,
  };
}
