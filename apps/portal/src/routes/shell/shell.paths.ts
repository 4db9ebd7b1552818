import { datasheetsPaths, directoryPaths, type LinkParams, shellPaths as shared, sitePaths, withParams } from '@chippage/features/portalPaths';
import type { Carried } from '../../addresses/carried.ts';

/** The addresses that the frame of every page links to. They load with every page; the other addresses of a domain load with it. */
export const shellPaths = {
  ...shared,
  ...directoryPaths,
  ...sitePaths,
  partSearch: datasheetsPaths.partSearch,
  upload: datasheetsPaths.upload,
  /** Hits in the texts of datasheets. */
  textSearch: (keywords: string, params?: LinkParams) => withParams('/datasheet/text', { keywords, ...params }),
  /** Where a plain search form goes, with `?keywords=`, and with `scope` where goods or articles are searched. */
  searchForm: () => '/datasheet/datasheetSearch/',
  news: () => '/news/index',
  resources: () => '/prefecture',
  newsSearch: (keywords: string) => withParams('/news/search', { keywords }),
  /** Where an article is written. */
  publish: () => '/add',
  /** What companies want; the other board is a tab of it. */
  board: () => '/inquiry/index/1/1',
  /** Where a company writes what it wants. */
  postDemand: () => '/inquiry/createRequirements',
  companyCheck: () => '/checkEnterprise',
  assistant: () => '/ai',
  circleHome: () => '/circle',
  mall: () => '/mall/index',
  mallSearch: (keywords: string) => withParams('/mall/index', { keywords }),
  merchantSearch: (keywords: string) => withParams('/mall/companySearch', { keywords }),
  cart: () => '/mall/cart',
  /** The member's orders in yuan. */
  orders: () => '/mall/userCenter/myOrder/CNY',
  /** The member's cloud disk, as the header opens it. */
  disk: () => '/userCenter/cloudDisk/specDisk',
  /** The inbox in a window of its own. */
  inbox: () => '/im',
  accountManagement: () => '/userCenter?type=1',
  /** Where a company is verified. */
  companyVerification: () => '/userCenter/manage/companyManage?type=16',
  /** What the member's company wants and offers. */
  supplyDemand: () => '/userCenter/inquiryManage/myInquiry?type=15',
  /** Purchases that wait for approval. @param ofCompany all of the company's, not the member's own alone */
  approvals: (ofCompany: boolean) => withParams('/userCenter/manage/approvals', { side: ofCompany ? 'company' : null }),
  /** Carries on who invited the visitor and which partner site they came from. */
  register: ({ shareCode, fromswb }: Carried = {}) => withParams('/register', { shareCode, fromswb }),
  /** Where visits to WeChat and QQ come back to. */
  socialReturn: () => '/socialReturn',
  /** The operator's console. */
  operator: () => '/operator',
  about: () => '/about',
  contactUs: () => '/contactUs',
  disclaimer: () => '/disclaimer',
  privacy: () => '/privacy',
  events: () => '/events',
  /** The landing page of small screens. */
  mobile: () => '/mobile',
  /** Motion, large type and notices, as the visitor wants them. */
  accessibility: () => '/accessibility',
  /** Licences of what the portal is made of. */
  licences: () => '/licences',
};
