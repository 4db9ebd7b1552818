import type { Platform } from '../../platform/context.ts';
import { pdfFaultWords } from '../../platform/parsing/pdf/pdfFaults.ts';
import { parsePdf } from '../../platform/parsing/pdf/parsePdf.ts';
import { isOldWord, type ResumeType, typeOfName } from './resumes.rules.ts';

const archive = { entries: 2000, bytes: 100_000_000, ratio: 200 };
/** What is inside of every DOCX. */
const inDocx = ['[Content_Types].xml', 'word/document.xml'];

const brokenDocx = '这个 DOCX 打不开，请用 Word 或 WPS 重新保存，或另存为 PDF 后再上传';

/** What a CV is by its content, which has to be what its name says; or in Chinese why it is not taken. */
export async function readResume(
  platform: Pick<Platform, 'parsing'>,
  memberId: number,
  name: string,
  bytes: Uint8Array,
): Promise<{ type: ResumeType } | { refused: string }> {
  const type = typeOfName(name);
  if (type === null) return { refused: '只支持 PDF、DOC 和 DOCX，请看文件名的后缀' };
  if (type === 'application/pdf') {
    const reading = await parsePdf(platform, memberId, bytes);
    return 'fault' in reading ? { refused: pdfFaultWords[reading.fault] } : { type };
  }
  if (type === 'application/msword')
    return isOldWord(bytes) ? { type } : { refused: '这个文件不是有效的 DOC，请用 Word 或 WPS 重新保存，或另存为 PDF 后再上传' };
  const parsed = await platform.parsing.parse('archive', `${memberId}`, bytes, archive);
  if (!parsed || 'fault' in parsed.answer) return { refused: brokenDocx };
  const { names } = parsed.answer;
  if (!inDocx.every((wanted) => names.includes(wanted))) return { refused: brokenDocx };
  if (names.some((each) => /vbaProject|activeX|embeddings\//i.test(each))) return { refused: '简历里不能有宏和嵌入的文件，请另存为 PDF 后再上传' };
  return { type };
}
