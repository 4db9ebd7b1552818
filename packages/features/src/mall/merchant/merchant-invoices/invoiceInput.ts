import { invoiceFileLimits } from '@chippage/api/limits';
const LARGEST = invoiceFileLimits.bytes;
const MOST_DIGITS = 20;

/** Kinds of file that an invoice may have, as a file dialog filters them. */
export const invoiceFileTypes = ['.ofd', '.pdf', '.xml', 'application/pdf', 'text/xml', 'application/xml'] as const;

/** The digits of an invoice's number, however they were typed. */
export const digitsOfNo = (text: string): string => text.replaceAll(/[\s-]/g, '');

/** Whether it is the number of a digital invoice. */
export const isInvoiceNo = (text: string): boolean => new RegExp(`^\\d{${MOST_DIGITS}}$`).test(digitsOfNo(text));

/** Whether a file may be one of an invoice; the server looks into it. */
export const isInvoiceFile = ({ name, size }: Pick<File, 'name' | 'size'>): boolean => /\.(ofd|pdf|xml)$/i.test(name) && size > 0 && size <= LARGEST;
