import { documentFileLimits } from '@chippage/api/limits';
import type { Platform } from '../../context.ts';
import type { ParsedFile } from '../parsing.ts';
import type { PdfReading } from './readPdf.ts';

/** Whether bytes call themselves a PDF. */
export const isCalledPdf = (bytes: Uint8Array): boolean => Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1024)).includes('%PDF-');

/** Reads a PDF of a member: one check for datasheets, proofs of payment and invoices. */
export async function parsePdf({ parsing }: Pick<Platform, 'parsing'>, memberId: number, file: ParsedFile): Promise<PdfReading> {
  const parsed = await parsing.parse('pdf', `${memberId}`, file, { mostPages: documentFileLimits.pages });
  return parsed?.answer ?? { fault: 'broken' };
}
