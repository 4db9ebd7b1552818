/** All parts, for the operator. */
export { PartAdmin, type PartAdminProps } from '../src/operator/part-admin/PartAdmin.tsx';
export { parsePartQuery, type PartQuery, partQueryParams, partVariables } from '../src/operator/part-admin/partQuery.ts';
export { usePartAdmin } from '../src/operator/part-admin/usePartAdmin.ts';
export { partAdminMessages } from '../src/operator/part-admin/messages.ts';
