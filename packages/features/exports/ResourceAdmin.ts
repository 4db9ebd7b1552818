/** Technical resources as operators keep them. */
export { ResourceAdmin, type ResourceAdminProps } from '../src/operator/resource-admin/ResourceAdmin.tsx';
export { parseResourceAdminQuery, resourceAdminParams, resourceAdminVariables } from '../src/operator/resource-admin/resourceAdminQuery.ts';
export { useResourceAdmin } from '../src/operator/resource-admin/useResourceAdmin.ts';
