import type { MemberSectionId } from '@chippage/features/MemberNav';

/** The frames around pages: all of it, without the header, or the page alone. */
export type LayoutName = 'default' | 'noHeader' | 'plain';

/** Items of the main menu. */
export type MenuItem = 'news' | 'datasheets' | 'brands' | 'mall';

/** Lists of addresses that the sitemap reads from the API, see `host/catalogueAddresses.ts`. */
export type Catalogue = 'categories' | 'brands' | 'articles' | 'goodsCategories' | 'merchants' | 'goods' | 'parts';

/** What is known of a page before its code is there. Rows import nothing that runs, so that the host, the tools and e2e can read them. */
export interface PageRow<Word extends string = string> {
  /** Its addresses in the router's syntax: its own, then older ones that show the same. */
  paths: readonly [string, ...string[]];
  /** Its file in the domain's folder, without `.route.tsx`. */
  file: string;
  /** The key of its title in the domain's words; absent when the page computes it. */
  title?: Word;
  /** The key of its description in the domain's words; absent when the page computes it. */
  description?: Word;
  /** @default 'default' */
  layout?: LayoutName;
  /** Up to 1600 px instead of 1280, for wide tables; header and footer follow. */
  isWide?: boolean;
  /** The page has a search box of its own, so the header shows none. */
  ownsSearch?: boolean;
  /** The item of the main menu that is current. */
  menu?: MenuItem;
  /** The item of the member's navigation that is current. */
  section?: MemberSectionId;
  /**
   * `member`: only members see it, and the login dialog opens by itself. `operator`: the API decides who sees it, and the dialog opens
   * by itself. `invited`: everybody sees it, and the dialog opens by itself a moment later. Absent: everybody sees it.
   */
  login?: 'member' | 'operator' | 'invited';
  /** Whether search engines may list it. `index`: the page has a canonical address, unless it is one of many filters or pages. */
  indexing: 'index' | 'noindex';
  /** What robots.txt asks robots not to fetch, so that pages with tickets, codes and a member's own things are not even read. */
  robots?: readonly string[];
  /** What the sitemap lists of it: addresses, or a list that is read from the API. */
  sitemap?: readonly (`/${string}` | Catalogue)[];
  /** Addresses at which it is tested: accessibility, title and canonical address without scripts, taking over. */
  samples: readonly [string, ...string[]];
  /** The most kB of JavaScript, compressed by brotli, that it may load before it works. @default DEFAULT_MAX_KB */
  maxKb?: number;
}

/** What a page may weigh when its row does not say more or less. */
export const DEFAULT_MAX_KB = 200;
