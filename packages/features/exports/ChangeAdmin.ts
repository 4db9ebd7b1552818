/** Makers' notices, for operators. */
export { ChangeAdmin, type ChangeAdminProps } from '../src/operator/change-admin/ChangeAdmin.tsx';
export { changeAdminVariables, useChangeAdmin } from '../src/operator/change-admin/useChangeAdmin.ts';
export { pageIn } from '../src/parts/list-page/listPage.ts';
export { changeAdminMessages } from '../src/operator/change-admin/messages.ts';
