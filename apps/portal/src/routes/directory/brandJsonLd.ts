import type { BrandProfile } from '@chippage/api/types';
import { directoryPaths } from './directory.paths.ts';

/** A brand's company for search engines. Only what we know: what is unknown is left out. */
export function brandJsonLd(origin: string, { id, name, nameCn, aliases, website, founded, owner, owned }: BrandProfile): object {
  const page = (brandId: number) => `${origin}${directoryPaths.brandDetail(brandId)}`;
  const organization = (company: BrandProfile['owned'][number]) => ({
    '@type': 'Organization',
    name: company.name,
    ...(company.id !== null && { '@id': page(company.id) }),
  });
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': page(id),
    name: nameCn ?? name,
    alternateName: [...new Set([name, ...aliases])].filter((other) => other !== (nameCn ?? name)),
    ...(website !== null && { url: website }),
    ...(founded !== null && { foundingDate: String(founded) }),
    ...(owner && { parentOrganization: organization(owner) }),
    ...(owned.length > 0 && { subOrganization: owned.map(organization) }),
    mainEntityOfPage: page(id),
  };
}
