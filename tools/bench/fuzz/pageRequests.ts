import fc from 'fast-check';
import { allPages } from '../../../apps/portal/src/routes/allPages.ts';

/** A request for a page. */
export interface PageRequest {
  url: string;
  headers: Record<string, string>;
}

/** What stands in an address where a number should. */
const badIds = ['x', '0', '-1', '1e9', '99999999999999999999', '%00', '%F0%9F%99%82', 'a'.repeat(250), '9007199254740993', '1.5', '%2e%2e', '1%0d%0a2'];

const texts = fc.oneof(
  fc.constantFrom(...badIds, '1', '2', '17', '<script>', "' OR 1=1--", '\u202e', '__proto__', '长'.repeat(300)),
  fc.string({ maxLength: 40 }),
);
const encoded = texts.map((text) => (/%[0-9A-F]{2}/i.test(text) ? text : encodeURIComponent(text.toWellFormed())));
const names = [
  'page',
  'keywords',
  'id',
  'orderId',
  'type',
  'filters',
  'sort',
  'order',
  'token',
  'userId',
  'goods',
  'bargain',
  'list',
  'state',
  'redirect',
  'view',
  'theme',
  '__proto__',
];

const query = fc
  .array(fc.tuple(fc.constantFrom(...names), encoded), { maxLength: 4 })
  .map((pairs) => (pairs.length === 0 ? '' : `?${pairs.map((pair) => pair.join('=')).join('&')}`));

const place = /:\w+\??|\*/g;

/** Fills the places of a route's address. */
const pathOf = (pattern: string) => {
  const places = pattern.match(place) ?? [];
  return fc.tuple(...places.map(() => encoded)).map((values) => values.reduce((path, value) => path.replace(/:\w+\??|\*/, () => value), pattern));
};

const headerText = fc.string({ unit: fc.constantFrom(...' !#$%&()*+,-./0189:;<=>?@AZ[]^_`az{|}~'), maxLength: 60 });
const headers = fc.dictionary(
  fc.constantFrom(
    'cookie',
    'accept',
    'accept-encoding',
    'accept-language',
    'if-none-match',
    'user-agent',
    'sec-fetch-site',
    'x-forwarded-for',
    'referer',
    'range',
  ),
  headerText,
  { maxKeys: 3 },
);
const cookies = fc
  .dictionary(fc.constantFrom('token', 'userId', 'uuid', 'sid', 'avatar', 'nickName', 'theme', 'display', '__proto__'), encoded, { maxKeys: 4 })
  .map((jar) =>
    Object.entries(jar)
      .map((pair) => pair.join('='))
      .join('; '),
  );

const patterns = allPages.flatMap(({ paths }) => paths);

/** The addresses of all pages that have a place for something, with this in it. */
export const addressesWith = (text: string): string[] =>
  patterns.filter((pattern) => pattern.search(place) >= 0).map((pattern) => pattern.replace(place, text));

/** Addresses beside the real ones: every place of a route, its last part and one part more are something that is no number. */
export function strangeAddresses(): string[] {
  const beside = (pattern: string, id: string) => [`${pattern.slice(0, pattern.lastIndexOf('/'))}/${id}`, `${pattern.replace(place, '1')}/${id}`];
  return [...new Set(badIds.flatMap((id) => [...addressesWith(id), ...patterns.flatMap((pattern) => beside(pattern, id))]))];
}

/** Makes requests for pages: real routes with strange numbers, queries, cookies and headers, and addresses that are none. */
export const pageRequests: fc.Arbitrary<PageRequest> = fc
  .tuple(
    fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...patterns).chain(pathOf) }, { weight: 1, arbitrary: encoded.map((text) => `/${text}`) }),
    query,
    headers,
    cookies,
  )
  .map(([path, search, given, cookie]) => ({ url: `${path}${search}`, headers: { ...given, ...(cookie !== '' && { cookie }) } }));
