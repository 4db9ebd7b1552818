import type { PageRow } from '../../../page/pageRow.ts';
import type { t } from '../inquiries.words.ts';

/** The pages of the quotes of a company. */
export const quotesPages: readonly PageRow<Parameters<typeof t>[0]>[] = [
  {
    paths: ['/userCenter/inquiryManage/myEnquiry'],
    file: 'quotes/quotes',
    title: 'quotes',
    section: 'quotes',
    login: 'member',
    indexing: 'noindex',
    samples: ['/userCenter/inquiryManage/myEnquiry', '/userCenter/inquiryManage/myEnquiry?side=seller&state=quoted'],
  },
  {
    paths: ['/inquiry/enquiry/:id'],
    file: 'quotes/quote',
    title: 'quote',
    menu: 'inquiries',
    login: 'member',
    indexing: 'noindex',
    samples: ['/inquiry/enquiry/{quote}'],
  },
  {
    paths: ['/inquiry/enquiry/compare/:id'],
    file: 'quotes/compare',
    title: 'compare',
    menu: 'inquiries',
    isWide: true,
    login: 'member',
    indexing: 'noindex',
    samples: ['/inquiry/enquiry/compare/{ownDemand}'],
  },
];
