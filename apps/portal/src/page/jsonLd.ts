/** Structured data by schema.org. Only what we know: no price, no rating, no stock is made up. */
import type { Site } from '@chippage/features/FeaturesProvider';

const CONTEXT = 'https://schema.org';

/** The site and its search box. */
export function webSiteJsonLd(site: Site, origin: string): object {
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name: site.name,
    ...(site.latinName ? { alternateName: site.latinName } : {}),
    url: `${origin}/`,
    inLanguage: 'zh-CN',
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/datasheet/datasheetSearch/{search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** Where a page stands; the last step is the page itself. */
export function breadcrumbsJsonLd(origin: string, steps: readonly { name: string; path: string }[]): object {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, name: step.name, item: `${origin}${step.path}` })),
  };
}
