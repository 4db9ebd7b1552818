import { createHash } from 'node:crypto';
import type { Document } from '@chippage/api/types';
import { findPartRow } from '../parts/parts.queries.ts';
import type { Ctx } from '../../platform/context.ts';
import { many, one, refusal } from '../../platform/errors.ts';
import { storedFile, streamedFile, type StoredFileReply } from '../../platform/fileReply.ts';
import type { Handlers } from '../../platform/handlers.ts';
import {
  documentIsOutsideFailure,
  documentNotFoundFailure,
  documentTakenDownFailure,
  downloadTooLargeFailure,
  noneSelectedFailure,
} from './documents.errors.ts';
import * as queries from './documents.queries.ts';
import { findTakeDownKind } from './operatorDocuments.queries.ts';
import { safeName, zipDocuments } from './zipDocuments.ts';

/** Seconds within which the same zip is not made again. */
const duplicateWindowMs = 10_000;
const zipLimitBytes = 2 * 1024 ** 3;
const documentsPerGroup = 6;

async function documentOr404(ctx: Ctx, id: number): Promise<Document> {
  const document = await queries.findDocument(ctx.db, id);
  if (document) return document;
  const kind = await findTakeDownKind(ctx.db, id);
  throw kind ? documentTakenDownFailure(kind) : documentNotFoundFailure();
}

async function fileOf(ctx: Ctx, id: number, disposition: 'inline' | 'attachment'): Promise<StoredFileReply> {
  const document = await documentOr404(ctx, id);
  if (document.sha256 === null || document.sizeBytes === null) throw documentIsOutsideFailure();
  return storedFile({
    sha256: document.sha256,
    sizeBytes: document.sizeBytes,
    name: `${safeName(document.title)}.pdf`,
    contentType: 'application/pdf',
    disposition,
  });
}

async function detail(ctx: Ctx, document: Document) {
  const [partId] = document.partIds;
  return one({ ...document, part: partId === undefined ? null : ((await findPartRow(ctx, partId)) ?? null) });
}

/** Documents: lists, detail, bytes to read and to keep. */
export const documentsHandlers = {
  documentDetail: async (ctx, { id }) => detail(ctx, await documentOr404(ctx, id)),
  brandDocumentDetail: async (ctx, { brandId, id }) => {
    const document = await documentOr404(ctx, id);
    if (document.brandId !== brandId) throw documentNotFoundFailure();
    return detail(ctx, document);
  },
  newestDocuments: async (ctx, { size }) => many(await queries.newestDocuments(ctx.db, size)),
  brandDocuments: async (ctx, { brandId, keywords, pageIndex, pageSize }) => {
    const { documents, total } = await queries.listDocumentsOfBrand(ctx.db, brandId, keywords, { limit: pageSize, offset: (pageIndex - 1) * pageSize });
    return many(documents, total);
  },
  brandDocumentGroups: async (ctx, { brandId }) => many(await queries.groupDocumentsOfBrand(ctx.db, brandId, documentsPerGroup)),
  brandDocumentHints: async (ctx, { brandId, keywords, size }) => {
    if (keywords.trim() === '') return many([]);
    const { documents } = await queries.listDocumentsOfBrand(ctx.db, brandId, keywords, { limit: size, offset: 0 });
    return many(
      documents.map((document) => ({
        id: `document-${document.id}`,
        text: document.title,
        detail: document.mpns.slice(0, 3).join('、') || null,
        partId: document.partIds[0] ?? null,
        brandId,
        documentId: document.id,
        category: null,
        match: 'substring' as const,
      })),
    );
  },
  outsideUrl: async (ctx, { id }) => {
    const { outsideUrl, host } = await documentOr404(ctx, id);
    if (outsideUrl === null || host === null) throw documentNotFoundFailure();
    return one({ url: outsideUrl, host });
  },
  documentContent: (ctx, { id }) => fileOf(ctx, id, 'inline'),
  documentDownload: (ctx, { id }) => fileOf(ctx, id, 'attachment'),
  documentDownloads: async (ctx, { ids, zipName }) => {
    const wanted = [...new Set(ids.split(',').filter(Boolean).map(Number))];
    if (wanted.length === 0) throw noneSelectedFailure();
    const documents = await queries.findDocuments(ctx.db, wanted);
    if (documents.length !== wanted.length) throw documentNotFoundFailure();
    if (documents.some((document) => document.sha256 === null)) throw documentIsOutsideFailure();
    if (documents.reduce((sum, document) => sum + (document.sizeBytes ?? 0), 0) > zipLimitBytes) throw downloadTooLargeFailure('2 GB');
    const key = createHash('sha256')
      .update(`${ctx.session.memberId}|${wanted.toSorted((one, other) => one - other).join(',')}|${zipName}`)
      .digest('hex');
    if (!(await queries.claimDownload(ctx.db, key, ctx.clock.now(), duplicateWindowMs))) return refusal('download.duplicate', '请勿重复请求,稍后重试');
    const stem = safeName(zipName.trim() || documents[0]?.mpns[0] || '数据手册');
    return streamedFile({
      stream: zipDocuments(ctx.files, documents, ctx.clock.now()),
      name: `${stem}-芯页-数据手册.zip`,
      contentType: 'application/zip',
      disposition: 'attachment',
    });
  },
} satisfies Handlers<
  | 'documentDetail'
  | 'brandDocumentDetail'
  | 'newestDocuments'
  | 'brandDocuments'
  | 'brandDocumentGroups'
  | 'brandDocumentHints'
  | 'outsideUrl'
  | 'documentContent'
  | 'documentDownload'
  | 'documentDownloads'
>;
