import { eq, inArray, sql } from 'drizzle-orm';
import { advanceCatalogue, touchParts } from '../parts/catalogueWrites.ts';
import { brandKey, readBrandIds } from '../parts/import/importBrands.ts';
import { parts } from '../parts/parts.schema.ts';
import { partKey } from '../parts/partKey.ts';
import { sortingOf } from '../parts/brandSorting.ts';
import { brands } from '../parts/brands.schema.ts';
import { documentParts, documents } from '../documents/documents.schema.ts';
import { giveNotice } from '../../messages/notices.ts';
import type { ReviewDecisions } from '../../platform/domain.ts';
import type { Db } from '../../platform/database/connect.ts';
import { findPartsByKey, findTwin, lockUpload, type UploadRow } from './uploads.queries.ts';
import { documentUploads } from './uploads.schema.ts';

const mine = '/upload?tab=mine';

/** The brand's number; a brand that nobody knew joins the directory. */
async function brandFor(tx: Db, { brandId, brandName }: UploadRow): Promise<number> {
  const name = brandName ?? '';
  const known = brandId ?? (await readBrandIds(tx)).get(brandKey(name));
  if (known !== undefined) return known;
  await advanceCatalogue(tx, { isEpoch: true });
  const [row] = await tx
    .insert(brands)
    .values({ name, ...sortingOf(name, null), isDomestic: false, aliases: [], origin: 'member' })
    .returning({ id: brands.id });
  if (!row) throw new Error('the brand was not written');
  return row.id;
}

/** Adds the parts that the catalogue does not have, with nothing but what the member said. */
async function addParts(tx: Db, brandId: number, { mpns, categoryId }: UploadRow, known: ReadonlySet<string>): Promise<void> {
  const missing = mpns.filter((mpn) => !known.has(partKey(mpn)));
  if (missing.length === 0 || categoryId === null) return;
  await tx.execute(sql`
    insert into data_sources (code, no, name, licence, url)
    select 'member', coalesce(max(no), 0) + 1, '会员上传', '上传者声明有权分享', null from data_sources on conflict do nothing`);
  await tx
    .insert(parts)
    .values(
      missing.map((mpn) => ({
        brandId,
        categoryId,
        mpn,
        mpnKey: partKey(mpn),
        lifecycle: 'unknown',
        params: {},
        isPattern: false,
        source: 'member',
        popularity: 1,
        origin: 'member' as const,
        revision: 0,
      })),
    )
    .onConflictDoNothing();
}

/** Makes an upload a document that search finds; the same bytes are one document, whoever brought them first. */
async function publish(tx: Db, upload: UploadRow, now: Date): Promise<{ documentId: number; brandId: number; hasMadeDocument: boolean }> {
  const twin = await findTwin(tx, upload.sha256);
  if (twin) return { documentId: twin.documentId, brandId: twin.brandId, hasMadeDocument: false };
  const brandId = await brandFor(tx, upload);
  const keys = upload.mpns.map(partKey);
  const known = new Set((await findPartsByKey(tx, brandId, keys)).map(({ key }) => key));
  await addParts(tx, brandId, upload, known);
  const { title, docType, language, sha256, sizeBytes, pageCount, outline } = upload;
  const [document] = await tx
    .insert(documents)
    .values({ brandId, title, docType, language, sha256, sizeBytes, pageCount, outline, createdAt: now })
    .returning({ id: documents.id });
  if (!document) throw new Error('the document was not written');
  const partIds = (await findPartsByKey(tx, brandId, keys)).map(({ id }) => id);
  if (partIds.length > 0) await tx.insert(documentParts).values(partIds.map((partId) => ({ documentId: document.id, partId })));
  await touchParts(tx, partIds);
  return { documentId: document.id, brandId, hasMadeDocument: true };
}

/** Takes a document off the site. */
export async function unpublish(tx: Db, documentId: number): Promise<void> {
  const linked = await tx.select({ partId: documentParts.partId }).from(documentParts).where(eq(documentParts.documentId, documentId));
  await tx.delete(documents).where(inArray(documents.id, [documentId]));
  await touchParts(
    tx,
    linked.map(({ partId }) => partId),
  );
}

/** Carries out what an operator decided about an upload. */
export const uploadDecisions: Pick<ReviewDecisions, 'document'> = {
  async document(tx, review, { isApproved, reason, now }) {
    const upload = await lockUpload(tx, Number(review.payload['uploadId']), 'anybody');
    if (upload?.state !== 'reviewing') return;
    const base = { memberId: upload.memberId, kind: 'review' } as const;
    if (isApproved) {
      const published = await publish(tx, upload, now);
      await tx
        .update(documentUploads)
        .set({ state: 'published', ...published, reviewedAt: now })
        .where(eq(documentUploads.id, upload.id));
      await giveNotice(
        tx,
        { ...base, title: '数据手册已发布', body: `“${upload.title}”已通过审核，现在可以搜到。`, href: `/specification_detail/${published.documentId}` },
        now,
      );
    } else {
      await tx.update(documentUploads).set({ state: 'refused', reason, reviewedAt: now }).where(eq(documentUploads.id, upload.id));
      await giveNotice(tx, { ...base, title: '数据手册没有通过审核', body: `“${upload.title}”没有通过审核。原因：${reason}`, href: mine }, now);
    }
  },
};
