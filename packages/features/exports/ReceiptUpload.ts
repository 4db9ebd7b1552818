/** Proves a bank transfer. */
export { ReceiptUpload, type ReceiptSubmission, type ReceiptUploadProps } from '../src/mall/payments/receipt-upload/ReceiptUpload.tsx';
export type { ReceiptInput } from '../src/mall/payments/receipt-upload/receiptInput.ts';
export type { OnUpload } from '../src/parts/upload-files/useUploads.ts';
export { receiptUploadMessages } from '../src/mall/payments/receipt-upload/messages.ts';
