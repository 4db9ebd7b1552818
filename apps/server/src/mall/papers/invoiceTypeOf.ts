import type { Platform } from '../../platform/context.ts';
import { pdfFaultWords } from '../../platform/parsing/pdf/pdfFaults.ts';
import { isCalledPdf, parsePdf } from '../../platform/parsing/pdf/parsePdf.ts';

/** What an OFD may hold; the largest invoices have a few dozen entries. */
const OFD_LIMITS = { entries: 2000, bytes: 200 * 1024 * 1024, ratio: 100 };
const WRONG_FILE = '只支持 PDF、OFD 和 XML，最大 10 MB';
const WRONG_OFD = '这个 OFD 打不开或展开后过大，请重新下载后再上传';

/** What an invoice's file is, or in Chinese why it is not taken. */
type InvoiceFile = { type: 'pdf' | 'ofd' | 'xml' } | { refused: string };

/** What a file is by its content; an OFD is a ZIP that holds an `OFD.xml`. */
export async function invoiceTypeOf(platform: Pick<Platform, 'parsing'>, memberId: number, bytes: Uint8Array): Promise<InvoiceFile> {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 4)).toString('latin1');
  if (head === 'PK\u0003\u0004') {
    const parsed = await platform.parsing.parse('archive', `${memberId}`, bytes, OFD_LIMITS);
    const isOfd = parsed !== null && 'names' in parsed.answer && parsed.answer.names.includes('OFD.xml');
    return isOfd ? { type: 'ofd' } : { refused: parsed && 'names' in parsed.answer ? WRONG_FILE : WRONG_OFD };
  }
  if (isCalledPdf(bytes)) {
    const reading = await parsePdf(platform, memberId, bytes);
    return 'fault' in reading ? { refused: pdfFaultWords[reading.fault] } : { type: 'pdf' };
  }
  return isPlainXml(bytes) ? { type: 'xml' } : { refused: WRONG_FILE };
}

/** XML that defines nothing: entities are what makes a reader fetch or unfold. */
function isPlainXml(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  return /^(\u00ef\u00bb\u00bf)?\s*<\?xml[\s>]/.test(text) && !/<!DOCTYPE|<!ENTITY/i.test(text);
}
