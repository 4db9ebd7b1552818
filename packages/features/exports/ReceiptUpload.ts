/** Proves a bank transfer. */
export { ReceiptUpload, type ReceiptSubmission, type ReceiptUploadProps } from '../src/mall/receipt-upload/ReceiptUpload.tsx';
export type { ReceiptInput } from '../src/mall/receipt-upload/receiptInput.ts';
export type { OnUpload } from '../src/mall/receipt-upload/useUploads.ts';
export { receiptUploadMessages } from '../src/mall/receipt-upload/messages.ts';
