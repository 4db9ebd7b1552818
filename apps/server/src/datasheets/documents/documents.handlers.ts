import type { Document } from '@chippage/api/types';
import { findPartRow } from '../parts/parts.queries.ts';
import type { Ctx } from '../../platform/context.ts';
import { many, notFound, one } from '../../platform/errors.ts';
import { storedFile, type StoredFileReply } from '../../platform/fileReply.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { documentIsOutsideFailure, documentNotFoundFailure, documentTakenDownFailure } from './documents.errors.ts';
import { countDocumentTypesOfBrand, groupDocumentsOfBrand, listDocumentsOfBrand } from './brandDocuments.queries.ts';
import * as queries from './documents.queries.ts';
import { findTakeDownKind } from './operatorDocuments.queries.ts';
import { findThumbnail, thumbnailFile } from './thumbnails.queries.ts';
import { safeName } from './zipDocuments.ts';
import { giveZip } from './giveZip.ts';

const documentsPerGroup = 6;

/** A document that visitors see. @throws Failure that says whether it is off the site, or never was */
export async function documentOr404(ctx: Ctx, id: number): Promise<Document> {
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
  documentRevisions: async (ctx, { id }) => {
    await documentOr404(ctx, id);
    return many(await queries.findRevisions(ctx.db, id));
  },
  newestDocuments: async (ctx, { size }) => many(await queries.newestDocuments(ctx.db, size)),
  brandDocuments: async (ctx, { hosted, docType, pageIndex, pageSize, ...others }) => {
    const wish = { ...others, isHosted: hosted };
    const [{ documents, total }, docTypes] = await Promise.all([
      listDocumentsOfBrand(ctx.db, { ...wish, docType, limit: pageSize, offset: (pageIndex - 1) * pageSize }),
      countDocumentTypesOfBrand(ctx.db, wish),
    ]);
    return { ...many(documents, total), docTypes };
  },
  brandDocumentGroups: async (ctx, { brandId }) => many(await groupDocumentsOfBrand(ctx.db, brandId, documentsPerGroup)),
  brandDocumentHints: async (ctx, { brandId, keywords, size }) => {
    if (keywords.trim() === '') return many([]);
    const { documents } = await listDocumentsOfBrand(ctx.db, { brandId, keywords, limit: size, offset: 0 });
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
  documentThumbnail: async (ctx, { id, sha256 }) => {
    const document = await documentOr404(ctx, id);
    const drawn = document.sha256 === null ? undefined : await findThumbnail(ctx.db, document.sha256);
    if (drawn?.sha256 !== sha256) throw notFound('缩略图');
    return storedFile({ ...thumbnailFile(drawn), isForever: true });
  },
  documentDownload: (ctx, { id }) => fileOf(ctx, id, 'attachment'),
  documentDownloads: (ctx, wish) => giveZip(ctx, wish, (ids) => queries.findDocuments(ctx.db, ids)),
} satisfies Handlers<
  | 'documentDetail'
  | 'brandDocumentDetail'
  | 'documentRevisions'
  | 'newestDocuments'
  | 'brandDocuments'
  | 'brandDocumentGroups'
  | 'brandDocumentHints'
  | 'outsideUrl'
  | 'documentContent'
  | 'documentThumbnail'
  | 'documentDownload'
  | 'documentDownloads'
>;
