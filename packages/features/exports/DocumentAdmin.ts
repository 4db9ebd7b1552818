/** Uploaded and found datasheets, for the operator. */
export { DocumentAdmin, type DocumentAdminProps } from '../src/operator/document-admin/DocumentAdmin.tsx';
export { type DocumentQuery, documentQueryParams, documentVariables, parseDocumentQuery } from '../src/operator/document-admin/documentQuery.ts';
export { useDocumentAdmin } from '../src/operator/document-admin/useDocumentAdmin.ts';
export { documentAdminMessages } from '../src/operator/document-admin/messages.ts';
export { takeDownMessages } from '../src/operator/take-down/messages.ts';
export type { TakeDownWish } from '../src/operator/take-down/TakeDownDialog.tsx';
