import type { Platform } from '../context.ts';
import { pdfFaultWords } from './pdf/pdfFaults.ts';
import { isCalledPdf, parsePdf } from './pdf/parsePdf.ts';

const PIXELS = 60_000_000;
const pictureTypes = { png: 'image/png', jpeg: 'image/jpeg' } as const;
/** Why a picture is not taken. */
export const pictureWords = {
  unreadable: '只支持 PNG、JPEG 和 PDF，请确认文件没有损坏，图片里没有夹着网页或文档',
  too_large: '图片的像素太多，请缩小到 6000 万像素以内，并且不要用渐进式或隔行扫描保存',
};

/** What a proof may be. */
export type ProofType = 'image/png' | 'image/jpeg' | 'application/pdf';

/** What a proof is, or in Chinese why it is not taken. */
type Proof = { type: ProofType } | { refused: string };

/** What a file is by its content, whatever its name says. @param mostPages As many as a PDF may have; absent: as a datasheet */
export async function proofTypeOf(platform: Pick<Platform, 'parsing'>, memberId: number, bytes: Uint8Array, mostPages = Infinity): Promise<Proof> {
  if (isCalledPdf(bytes)) {
    const reading = await parsePdf(platform, memberId, bytes);
    if ('fault' in reading) return { refused: pdfFaultWords[reading.fault] };
    const { pageCount } = reading.facts;
    return pageCount > mostPages ? { refused: `最多 ${mostPages} 页，这个 PDF 有 ${pageCount} 页，请只留下需要的页` } : { type: 'application/pdf' };
  }
  const parsed = await platform.parsing.parse('picture', `${memberId}`, bytes, { formats: Object.keys(pictureTypes), pixels: PIXELS });
  if (!parsed) return { refused: pictureWords.unreadable };
  if ('fault' in parsed.answer) return { refused: pictureWords[parsed.answer.fault] };
  return { type: parsed.answer.format === 'png' ? pictureTypes.png : pictureTypes.jpeg };
}
