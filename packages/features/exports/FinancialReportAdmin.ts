/** When companies tell of their results, for operators. */
export { FinancialReportAdmin, type FinancialReportAdminProps } from '../src/operator/financial-report-admin/FinancialReportAdmin.tsx';
export { monthIn, reportVariables, useFinancialReportAdmin } from '../src/operator/financial-report-admin/useFinancialReportAdmin.ts';
export { financialReportAdminMessages } from '../src/operator/financial-report-admin/messages.ts';
