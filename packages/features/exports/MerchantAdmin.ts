/** Merchants and who speaks for them, for the operator. */
export { MerchantAdmin, type MerchantAdminProps } from '../src/operator/merchant-admin/MerchantAdmin.tsx';
export { type MerchantQuery, merchantQueryParams, merchantVariables, parseMerchantQuery } from '../src/operator/merchant-admin/merchantQuery.ts';
export { useMerchantAdmin } from '../src/operator/merchant-admin/useMerchantAdmin.ts';
export { merchantAdminMessages } from '../src/operator/merchant-admin/messages.ts';
