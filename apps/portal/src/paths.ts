/** Every address of the portal, as a function. Nothing else writes a URL. `paths.test.ts` prints them all. */
import type { LinkParams, Paths } from '@chippage/features/FeaturesProvider';
import type { OperatorSection } from '@chippage/features/OperatorFrame';
import { portalPaths, searchPath, withParams } from '@chippage/features/portalPaths';

/** The addresses that pieces link to, and those that only the app knows. */
export interface PortalPaths extends Paths {
  /** Another address of the home page. */
  datasheets(): string;
  /** Where a plain search form goes, with `?keywords=`. */
  searchForm(): string;
  /** What the member follows, from page 1. */
  attentionNews(page?: number): string;
  /** All authors; `author` is one of them. */
  authors(): string;
  /** Where the plain search form of the news goes, with `?keywords=`. */
  newsSearchForm(): string;
  /** The older address of the result page. */
  olderPartSearch(keywords: string, params?: LinkParams): string;
  /** The older address of a hosted datasheet. */
  olderDocument(id: number): string;
  /** The file of a hosted datasheet, to read; no login is needed. */
  documentContent(id: number): string;
  notFound(): string;
  about(): string;
  contactUs(): string;
  disclaimer(): string;
  privacy(): string;
  events(): string;
  /** The invitation of the member whose code it is. */
  promoteRegistration(shareCode?: string): string;
  /** The landing page of small screens. */
  mobile(): string;
  /** Motion, large type and notices, as the visitor wants them. */
  accessibility(): string;
  /** Licences of what the portal is made of. */
  licences(): string;
  /** Carries on who invited the visitor and which partner site they came from. */
  register(carried?: Carried): string;
  forgotPassword(carried?: Carried): string;
  /** Where a mailed link to a new password leads; the ticket follows in `?ticket=`. */
  resetPassword(): string;
  /** Where visits to WeChat and QQ come back to. */
  socialReturn(): string;
  accountManagement(): string;
  /** Account settings, opened at one of their sections; see {@link ACCOUNT_SETTING}. */
  accountSetting(type?: number): string;
  notices(): string;
  favourites(): string;
  follows(): string;
  feedbackHistory(): string;
  /** Mails that the site sent to the member. */
  mails(): string;
  /** The member's own share code. */
  share(): string;
  demandDetail(id: number): string;
  /** The merchant's own side: what was ordered from it, one order, its goods, bargains and invoices. */
  merchantCenter(section?: MerchantSection, params?: LinkParams): string;
  merchantOrder(id: number): string;
  /** The inbox in a window of its own. */
  inbox(): string;
  /** The operator's console, or one of its sections. */
  operator(section?: OperatorSection, params?: LinkParams): string;
}

/** Parts of the merchant's own side. */
export type MerchantSection = 'orders' | 'goods' | 'bargains' | 'invoices';

/** What a visitor brought along and links keep. */
export interface Carried {
  shareCode?: string | null;
  fromswb?: string | null;
}

/** Numbers of the sections of the account settings, as addresses name them. */
export const ACCOUNT_SETTING = { bindings: 7 } as const;

export const paths: PortalPaths = {
  ...portalPaths(),
  datasheets: () => '/datasheet',
  searchForm: () => '/datasheet/datasheetSearch/',
  olderPartSearch: (keywords, params) => searchPath('/specification', keywords, params),
  olderDocument: (id) => `/specification/specification_info/${id}`,
  documentContent: (id) => `/api/file/spec/v1/content/${id}`,
  notFound: () => '/ErrorPages/404',
  about: () => '/about',
  contactUs: () => '/contactUs',
  disclaimer: () => '/disclaimer',
  privacy: () => '/privacy',
  events: () => '/events',
  promoteRegistration: (shareCode) => withParams('/promoteRegistration', { shareCode }),
  mobile: () => '/mobile',
  accessibility: () => '/accessibility',
  licences: () => '/licences',
  register: ({ shareCode, fromswb } = {}) => withParams('/register', { shareCode, fromswb }),
  forgotPassword: ({ fromswb } = {}) => withParams('/register', { isForget: 'true', fromswb }),
  resetPassword: () => '/resetPassword',
  socialReturn: () => '/socialReturn',
  accountManagement: () => '/userCenter?type=1',
  accountSetting: (type) => withParams('/userCenter/accountSetting', { type }),
  notices: () => '/userCenter/notices',
  favourites: () => '/userCenter/favourites',
  follows: () => '/userCenter/follows',
  feedbackHistory: () => '/userCenter/feedback',
  mails: () => '/userCenter/mails',
  share: () => '/userCenter/share',
  demandDetail: (id) => `/inquiry/demandDetails/${id}`,
  merchantCenter: (section = 'orders', params) => withParams(`/userCenter/seller/${section}`, params),
  merchantOrder: (id) => `/userCenter/seller/orders/${id}`,
  newsSearchForm: () => '/news/search',
  attentionNews: (page = 1) => `/news/attention-news/${page}`,
  authors: () => '/news/author',
  inbox: () => '/im',
  operator: (section = 'overview', params) => withParams(section === 'overview' ? '/operator' : `/operator/${section}`, params),
};
