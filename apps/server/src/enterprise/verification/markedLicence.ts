import { Readable } from 'node:stream';
import type { Ctx, Session } from '../../platform/context.ts';
import { type FileReply, streamedFile } from '../../platform/fileReply.ts';
import { picturePages } from '../../platform/pdf/picturePages.ts';
import { shanghaiDate } from '../../platform/shanghai.ts';
import { unmarkedFailure } from './verification.errors.ts';

/** A licence has one page or two. */
export const LICENCE_PAGES = 8;
const picture = { mostPages: LICENCE_PAGES, width: 1100, mostHeight: 2200 };

/** Words that say what a copy of a licence is for, and who had it before them. */
const wordsOf = ({ fileId, memberId, now }: { fileId: number; memberId: number; now: Date }) =>
  `仅供企业认证审核 文件 ${fileId} 审核员 ${memberId} ${shanghaiDate(now)}`;

/**
 * A PDF of a licence as an operator reads it: its pages drawn, with words over them.
 * @throws when it could not be drawn here: without the words nobody else reads it
 */
export async function markedLicence(
  { parsing, files, session, clock }: Ctx<Session>,
  { id, name, sha256 }: { id: number; name: string; sha256: string },
): Promise<FileReply> {
  const file = await files.locate(sha256);
  const words = wordsOf({ fileId: id, memberId: session.memberId, now: clock.now() });
  const parsed = file && (await parsing.parse('marked', `${session.memberId}`, file, { ...picture, words }));
  if (!parsed || 'fault' in parsed.answer) throw unmarkedFailure();
  let at = 0;
  const pictures = parsed.answer.pages.map(({ width, height, bytes }) => ({ width, height, bytes: parsed.bytes.subarray(at, (at += bytes)) }));
  return streamedFile({ name, contentType: 'application/pdf', disposition: 'inline', stream: Readable.from([await picturePages(pictures)]) });
}
