import type { PageRow } from '../../page/pageRow.ts';
import type { t } from './enterprise.words.ts';

/** The pages of the company that a member acts for. */
export const enterprisePages: readonly PageRow<Parameters<typeof t>[0]>[] = [
  {
    paths: ['/userCenter/manage/companyManage'],
    file: 'company',
    title: 'company',
    section: 'company',
    login: 'member',
    indexing: 'noindex',
    samples: ['/userCenter/manage/companyManage', '/userCenter/manage/companyManage?type=16', '/userCenter/manage/companyManage?tab=members'],
  },
  {
    paths: ['/userCenter/manage/invitation'],
    file: 'invitation',
    title: 'invitation',
    section: 'company',
    login: 'member',
    indexing: 'noindex',
    samples: ['/userCenter/manage/invitation'],
  },
  {
    paths: ['/userCenter/manage/corporateContact'],
    file: 'contacts',
    title: 'contacts',
    section: 'companyContacts',
    login: 'member',
    indexing: 'noindex',
    samples: ['/userCenter/manage/corporateContact'],
  },
  {
    paths: ['/userCenter/manage/corporateContact/:contact'],
    file: 'contact',
    title: 'contact',
    section: 'companyContacts',
    login: 'member',
    indexing: 'noindex',
    samples: ['/userCenter/manage/corporateContact/add'],
  },
];
