import type { OpenTableName } from '@chippage/api/types';
import type { OpenRow } from './openTables.ts';

/** Addresses are relative to the site that the file comes from. */
const partAt = (id: unknown) => `/datasheet/datasheetDetail/${String(id)}`;
const brandAt = (id: unknown) => `/brandDetail/${String(id)}`;
const documentAt = (id: unknown) => `/specification_detail/${String(id)}`;

/** What is not known is not said. */
const known = (node: Record<string, unknown>) => Object.fromEntries(Object.entries(node).filter(([, value]) => value !== null && value !== undefined));

/** How tables that are things of the world are written; the others explain their codes and are csv alone. */
export const toJsonLd: Partial<Record<OpenTableName, (row: OpenRow, units: ReadonlyMap<string, { name: string; unit: string | null }>) => object>> = {
  parts: (row, units) =>
    known({
      '@id': partAt(row['id']),
      '@type': 'ProductModel',
      mpn: row['mpn'],
      brand: { '@id': brandAt(row['brand_id']) },
      category: row['category_id'],
      additionalProperty: [
        ...(row['package'] === null ? [] : [{ '@type': 'PropertyValue', propertyID: 'package', name: '封装', value: row['package'] }]),
        ...(row['pins'] === null ? [] : [{ '@type': 'PropertyValue', propertyID: 'pins', name: '引脚数', value: row['pins'] }]),
        { '@type': 'PropertyValue', propertyID: 'lifecycle', name: '生命周期', value: row['lifecycle'] },
        ...Object.entries(row['params'] as Record<string, unknown>).map(([propertyID, value]) => {
          const facts = units.get(propertyID);
          return known({ '@type': 'PropertyValue', propertyID, name: facts?.name, value, unitText: facts?.unit });
        }),
      ],
      subjectOf: row['datasheet_url'] === null ? null : { '@type': 'DigitalDocument', url: row['datasheet_url'] },
      creditText: (row['sources'] as string[]).join('、'),
      dateModified: row['updated_at'],
    }),
  brands: (row) =>
    known({
      '@id': brandAt(row['id']),
      '@type': ['Brand', 'Organization'],
      name: row['name'],
      alternateName: [row['name_cn'], ...(row['aliases'] as string[])].filter((name) => name !== null),
      url: row['website'],
      foundingDate: typeof row['founded'] === 'number' ? `${row['founded']}` : null,
      parentOrganization: row['parent'] === null ? null : { '@type': 'Organization', name: row['parent'] },
      location: row['country'] === null ? null : { '@type': 'Country', identifier: row['country'] },
    }),
  documents: (row) =>
    known({
      '@id': documentAt(row['id']),
      '@type': 'DigitalDocument',
      name: row['title'],
      genre: row['doc_type'],
      inLanguage: row['language'],
      version: row['version'],
      datePublished: row['published_on'],
      numberOfPages: row['pages'],
      publisher: { '@id': brandAt(row['brand_id']) },
      url: row['outside_url'],
      about: (row['part_ids'] as number[]).map((id) => ({ '@id': partAt(id) })),
    }),
};
