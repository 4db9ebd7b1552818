import type { SitemapFile } from '../src/page/pageRow.ts';
import type { AddressesOf } from './catalogueAddresses.ts';

/** A file of a sitemap, ready to be written. */
export interface NamedText {
  name: string;
  text: string;
}

/** Addresses in one file; a sitemap may hold 50,000, but a crawler should not have to take megabytes at once. */
export const MOST_ADDRESSES = 10_000;

const FILES: readonly SitemapFile[] = ['pages', 'news', 'mall', 'parts'];
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const escapeXml = (text: string): string => text.replace(/[<>&'"]/g, (character) => `&#${character.codePointAt(0)};`);

/** Parts fill files from the first day, so theirs are numbered from one; of the others a second one has the number 2. */
const nameOf = (file: SitemapFile, number: number): string => (number === 1 && file !== 'parts' ? `sitemap-${file}.xml` : `sitemap-${file}-${number}.xml`);

/** Makes the sitemaps one after the other, and last the index that names them. */
export async function* sitemaps(origin: string, addressesOf: AddressesOf): AsyncIterable<NamedText> {
  const names: string[] = [];
  for (const file of FILES) {
    let urls: string[] = [];
    let number = 0;
    const finished = (): NamedText => {
      const name = nameOf(file, (number += 1));
      names.push(name);
      const text = `${HEAD}<urlset ${NAMESPACE}>${urls.join('')}</urlset>`;
      urls = [];
      return { name, text };
    };
    for await (const address of addressesOf(file)) {
      urls.push(`<url><loc>${escapeXml(origin + address)}</loc></url>`);
      if (urls.length === MOST_ADDRESSES) yield finished();
    }
    if (urls.length > 0) yield finished();
  }
  const entries = names.map((name) => `<sitemap><loc>${escapeXml(`${origin}/${name}`)}</loc></sitemap>`).join('');
  yield { name: 'sitemap.xml', text: `${HEAD}<sitemapindex ${NAMESPACE}>${entries}</sitemapindex>` };
}
