import { PasswordException } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { ParserReply, ParserTasks } from '../parserTasks.ts';
import { factsOf, type PdfFacts } from './pdfFacts.ts';
import { openPdf } from './openPdf.ts';
import type { PdfFault } from './pdfFaults.ts';
import { faultOfBytes } from './pdfSafety.ts';

/** A PDF was read, or why it is not taken. */
export type PdfReading = { facts: PdfFacts } | { fault: PdfFault };

/** Judges the bytes of a PDF and what is packed in it, and reads what it says of itself. */
export async function readPdf(input: Buffer, { mostPages }: ParserTasks['pdf']['settings']): Promise<ParserReply<PdfReading>> {
  const wrong = await faultOfBytes(input);
  if (wrong) return { answer: { fault: wrong } };
  try {
    const pdf = await openPdf(input);
    const fault = await faultOfDocument(pdf, mostPages);
    return { answer: fault ? { fault } : { facts: await factsOf(pdf) } };
  } catch (error) {
    return { answer: { fault: error instanceof PasswordException ? 'protected' : 'broken' } };
  }
}

async function faultOfDocument(pdf: PDFDocumentProxy, mostPages: number): Promise<PdfFault | null> {
  if (pdf.numPages < 1) return 'broken';
  if (pdf.numPages > mostPages) return 'too_many_pages';
  const { info } = await pdf.getMetadata();
  const says = new Map(Object.entries(info));
  // Opens without a password, but its strings and object streams cannot be looked at.
  if (says.get('EncryptFilterName') || (await pdf.getPermissions())) return 'protected';
  const hasScripts = says.get('IsXFAPresent') === true || says.get('IsCollectionPresent') === true || (await pdf.getJSActions()) !== null;
  return hasScripts || Object.keys((await pdf.getAttachments()) ?? {}).length > 0 ? 'active' : null;
}
