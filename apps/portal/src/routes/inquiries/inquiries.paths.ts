import { inquiriesPaths as shared, withParams } from '@chippage/features/portalPaths';

/** The addresses of what is wanted and offered. */
export const inquiriesPaths = {
  ...shared,
  demandDetail: shared.boardRow,
  /** The newest of both kinds. */
  inquiryHome: () => '/inquiry/homepage',
  /** Companies that the own one does not want to see. @param page From 1. */
  blockedCompanies: (page = 1) => withParams('/userCenter/inquiryManage/blocked', { page: page === 1 ? null : page }),
};
