import { withParams } from './links.ts';

/** Addresses of the company that a member acts for. */
export interface EnterprisePaths {
  /** Its verification and facts, or its people. */
  companyManage: (tab?: 'members') => string;
  /** Its contacts. */
  companyContacts: () => string;
}

/** The addresses of the company that a member acts for, on the portal at `origin`. */
export function enterprisePathsAt(origin: string): EnterprisePaths {
  return {
    companyManage: (tab) => withParams(`${origin}/userCenter/manage/companyManage`, { tab }),
    companyContacts: () => `${origin}/userCenter/manage/corporateContact`,
  };
}

/** The addresses of the company that a member acts for, on this site. */
export const enterprisePaths: EnterprisePaths = enterprisePathsAt('');
