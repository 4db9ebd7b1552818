import type { MemberSectionId } from '@chippage/features/MemberNav';
import type { MerchantSection } from '@chippage/features/MerchantFrame';
import type { PageLayout } from '@chippage/features/PageFrame';
import type { OperatorSection } from '@chippage/features/OperatorFrame';
import type { LoginReason } from '../atoms/loginDialogAtom.ts';

/** The frames around pages: all of it, without the header, or the page alone. */
export type LayoutName = PageLayout;

/** Items of the main menu. */
export type MenuItem = 'news' | 'datasheets' | 'agents' | 'inquiries' | 'brands' | 'mall' | 'resources' | 'companyCheck' | 'circle' | 'assistant';

/** Lists of addresses that the sitemap reads from the API, see `host/catalogueAddresses.ts`. */
export type Catalogue =
  | 'categories'
  | 'brands'
  | 'brandPages'
  | 'agentPages'
  | 'articles'
  | 'goodsCategories'
  | 'merchants'
  | 'goods'
  | 'parts'
  | 'resources'
  | 'jobs'
  | 'circlePosts';

/** The sitemap's files; `parts` is as many as the catalogue needs. */
export type SitemapFile = 'pages' | 'news' | 'mall' | 'parts';

/** Who sees a page. It chooses the gate before the page and the navigation beside it, `section` the item that is current there. */
export type PageLogin =
  /** Everybody; `invited`: the login dialog opens by itself a moment later. */
  | { login?: 'invited'; section?: undefined; reason?: undefined }
  /** Members: the login dialog opens by itself. `reason`: what it says when it is opened by the page's button. */
  | { login: 'member'; section?: MemberSectionId; reason?: LoginReason }
  /** Members who speak for a merchant; the others read who may come in. */
  | { login: 'merchant'; section: MerchantSection; reason?: undefined }
  /** Whom the API lets in; a visitor is asked to log in. */
  | { login: 'operator'; section: OperatorSection; reason?: undefined };

/** What the frame around a page reads of its row. */
export interface PageLook {
  /** Up to 1600 px instead of 1280, for wide tables; header and footer follow. */
  isWide?: boolean;
  /** The page has a search box of its own, so the header shows none. */
  ownsSearch?: boolean;
  /** The page writes its title and description itself, with what it has read; those of the row are what stands there before. */
  ownsHead?: boolean;
  /** The page can do nothing without scripts, and says so where there are none. @default true for members' pages */
  needsScript?: boolean;
  /** Something is written there: it stays as it is when the session ends, until somebody logs in again. Logging out closes it. */
  staysOpen?: boolean;
  /** The item of the main menu that is current. */
  menu?: MenuItem;
}

interface PageFacts<Word extends string> extends PageLook {
  /** Its addresses in the router's syntax: its own, then older ones that show the same. */
  paths: readonly [string, ...string[]];
  /** Its file in the domain's folder, without `.route.tsx`. */
  file: string;
  /** The key of its title in the domain's words; absent when the page computes it. */
  title?: Word;
  /** The key of its description in the domain's words; absent when the page computes it, and for members' pages, which have one in common. */
  description?: Word;
  /** What it is called while its address has something in the query, e.g. `type=1`. */
  when?: { query: `${string}=${string}`; title: Word; section: MemberSectionId };
  /** @default 'default' */
  layout?: LayoutName;
  /** Whether search engines may list it. `index`: the page has a canonical address, unless it is one of many filters or pages. */
  indexing: 'index' | 'noindex';
  /** What robots.txt asks robots not to fetch, so that pages with tickets, codes and a member's own things are not even read. */
  robots?: readonly string[];
  /** What the sitemap lists of it: addresses, or a list that is read from the API. */
  sitemap?: readonly (`/${string}` | Catalogue)[];
  /** Which file of the sitemap that is. @default 'pages' */
  sitemapFile?: SitemapFile;
  /** Addresses at which e2e tests it. `{order}` stands for the number of something that is found or made first, see `e2e/sampleThings.ts`. */
  samples: readonly [string, ...string[]];
  /** The most kB of JavaScript, compressed by brotli, that it may load before it works. @default DEFAULT_MAX_KB */
  maxKb?: number;
}

/** What is known of a page before its code is there. Rows import nothing that runs, so that the host, the tools and e2e can read them. */
export type PageRow<Word extends string = string> = PageFacts<Word> & PageLogin;

/** What a page may weigh when its row does not say more or less. */
export const DEFAULT_MAX_KB = 200;

/** The source of the gate before a page, from the portal's folder; undefined for pages that everybody sees at once. */
export function gateOf({ login, section }: PageLogin): string | undefined {
  if (login === undefined) return undefined;
  return `src/gates/${login === 'member' && section !== undefined ? 'memberCentre' : login}.gate.tsx`;
}
