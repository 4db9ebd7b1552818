import { createHash } from 'node:crypto';
import type { Operations } from '@chippage/api/operations';
import type { Document } from '@chippage/api/types';
import type { Ctx, Session } from '../../platform/context.ts';
import { refusal } from '../../platform/errors.ts';
import { streamedFile } from '../../platform/fileReply.ts';
import { documentIsOutsideFailure, documentNotFoundFailure, downloadTooLargeFailure, noneSelectedFailure } from './documents.errors.ts';
import { claimDownload } from './documents.queries.ts';
import { safeName, zipDocuments } from './zipDocuments.ts';

/** Within which the same zip is not made again. */
const duplicateWindowMs = 10_000;
const zipLimitBytes = 2 * 1024 ** 3;

/**
 * One zip of the files of documents; nothing of it when one of them is not the caller's to have.
 * @param find Those of the numbers that the caller may have.
 */
export async function giveZip(
  ctx: Ctx<Session>,
  { ids, zipName }: Operations['documentDownloads']['input']['body'] & { zipName: string },
  find: (ids: readonly number[]) => Promise<Document[]>,
) {
  const wanted = [...new Set(ids.split(',').filter(Boolean).map(Number))];
  if (wanted.length === 0) throw noneSelectedFailure();
  const documents = await find(wanted);
  if (documents.length !== wanted.length) throw documentNotFoundFailure();
  if (documents.some((document) => document.sha256 === null)) throw documentIsOutsideFailure();
  if (documents.reduce((sum, document) => sum + (document.sizeBytes ?? 0), 0) > zipLimitBytes) throw downloadTooLargeFailure('2 GB');
  const key = createHash('sha256')
    .update(`${ctx.session.memberId}|${wanted.toSorted((one, other) => one - other).join(',')}|${zipName}`)
    .digest('hex');
  if (!(await claimDownload(ctx.db, key, ctx.clock.now(), duplicateWindowMs))) return refusal('download.duplicate', '请勿重复请求,稍后重试');
  const stem = safeName(zipName.trim() || documents[0]?.mpns[0] || '数据手册');
  return streamedFile({
    stream: zipDocuments(ctx.files, documents, ctx.clock.now()),
    name: `${stem}-芯页-数据手册.zip`,
    contentType: 'application/zip',
    disposition: 'attachment',
  });
}
