import type { CompanyHome } from '@chippage/api/types';
import { inquiriesPaths } from '../inquiries/inquiries.paths.ts';

/** A company for search engines: only what is known, and nothing of a made-up one. */
export function companyJsonLd(origin: string, { id, name, nameEn, place, website, licence, isSample }: CompanyHome): object[] {
  if (isSample) return [];
  const page = `${origin}${inquiriesPaths.companyHome(id)}`;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': page,
      name,
      ...(nameEn !== null && { alternateName: nameEn }),
      ...(website !== null && { url: website }),
      ...(licence !== null && { taxID: licence.creditCode }),
      ...(place !== null && { address: { '@type': 'PostalAddress', addressLocality: place } }),
      mainEntityOfPage: page,
    },
  ];
}
