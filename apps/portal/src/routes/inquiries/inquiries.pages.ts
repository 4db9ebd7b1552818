import type { PageRow } from '../../page/pageRow.ts';
import type { t } from './inquiries.words.ts';
import { taskPages } from './tasks/tasks.pages.ts';
import { quotesPages } from './quotes/quotes.pages.ts';

/** The pages of what companies want and offer. */
export const inquiriesPages: readonly PageRow<Parameters<typeof t>[0]>[] = [
  {
    // The others are older addresses of the same page.
    paths: ['/inquiry/index/*', '/inquiry/index_old/*', '/inquiry/inquiryMore/*', '/inquiry'],
    file: 'board/board',
    menu: 'inquiries',
    indexing: 'index',
    sitemap: ['/inquiry/index/1/1', '/inquiry/index/0/1'],
    samples: ['/inquiry/index/1/0', '/inquiry/index/0/1?place=SZ&taxMode=tax13&currency=CNY', '/inquiry/index_old/1/0', '/inquiry/inquiryMore/1'],
  },
  {
    paths: ['/inquiry/homepage'],
    file: 'board/home',
    menu: 'inquiries',
    title: 'home',
    description: 'homeDescription',
    indexing: 'index',
    sitemap: ['/inquiry/homepage'],
    samples: ['/inquiry/homepage'],
  },
  {
    paths: ['/inquiry/demandDetails/:id'],
    file: 'board/row',
    menu: 'inquiries',
    login: 'invited',
    indexing: 'index',
    samples: ['/inquiry/demandDetails/{demand}'],
  },
  {
    paths: ['/inquiry/createRequirements'],
    file: 'board/post',
    menu: 'inquiries',
    title: 'post',
    login: 'member',
    indexing: 'noindex',
    samples: ['/inquiry/createRequirements', '/inquiry/createRequirements?type=0'],
  },
  {
    paths: ['/userCenter/inquiryManage/myInquiry'],
    file: 'board/mySupplies',
    title: 'myInquiry',
    section: 'supplies',
    login: 'member',
    indexing: 'noindex',
    samples: ['/userCenter/inquiryManage/myInquiry', '/userCenter/inquiryManage/myInquiry?type=15'],
  },
  {
    paths: ['/userCenter/inquiryManage/myInquiry_purchase'],
    file: 'board/myDemands',
    title: 'myDemands',
    section: 'demands',
    login: 'member',
    indexing: 'noindex',
    samples: ['/userCenter/inquiryManage/myInquiry_purchase'],
  },
  {
    paths: ['/userCenter/inquiryManage/recommend'],
    file: 'board/matches',
    title: 'matches',
    section: 'matches',
    login: 'member',
    indexing: 'noindex',
    samples: ['/userCenter/inquiryManage/recommend'],
  },
  {
    paths: ['/userCenter/inquiryManage/blocked'],
    file: 'board/blocked',
    title: 'blocked',
    section: 'demands',
    login: 'member',
    indexing: 'noindex',
    samples: ['/userCenter/inquiryManage/blocked'],
  },
  {
    paths: ['/userCenter/inquiryManage/myStock'],
    file: 'stock/stock',
    title: 'stock',
    section: 'stock',
    login: 'member',
    indexing: 'noindex',
    samples: ['/userCenter/inquiryManage/myStock', '/userCenter/inquiryManage/myStock?stale=30'],
  },
  ...taskPages,
  ...quotesPages,
];
