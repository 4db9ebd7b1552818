import { advanceCatalogue, touchParts } from '../parts/catalogueWrites.queries.ts';
import { brandKey, readBrandIds } from '../parts/import/importBrands.queries.ts';
import { partKey } from '../parts/partKey.ts';
import { deleteDocument, insertDocument } from '../documents/documents.queries.ts';
import { insertMemberBrand, insertMemberParts } from '../parts/memberParts.queries.ts';
import { giveNotice } from '../../messages/notices.queries.ts';
import type { ReviewDecisions } from '../../platform/domain.ts';
import type { Db } from '../../platform/database/connect.ts';
import { readSaid, updateDocument } from './editedDocument.queries.ts';
import { approvedTakenDownFailure } from './uploads.errors.ts';
import { findPartsByKey, findTwin, lockUpload, markReviewed, type UploadRow } from './uploads.queries.ts';

const mine = '/upload?tab=mine';

/** The brand's number; a brand that nobody knew joins the directory. */
async function brandFor(tx: Db, { brandId, brandName }: UploadRow): Promise<number> {
  const name = brandName ?? '';
  const known = brandId ?? (await readBrandIds(tx)).get(brandKey(name));
  if (known !== undefined) return known;
  await advanceCatalogue(tx, { isEpoch: true });
  return insertMemberBrand(tx, name);
}

/** Adds the parts that the catalogue does not have, with nothing but what the member said. */
async function addParts(tx: Db, brandId: number, { mpns, categoryId }: UploadRow, known: ReadonlySet<string>): Promise<void> {
  const missing = mpns.filter((mpn) => !known.has(partKey(mpn)));
  if (missing.length === 0 || categoryId === null) return;
  await insertMemberParts(tx, { brandId, categoryId, mpns: missing });
}

/** Makes an upload a document that search finds; the same bytes are one document, whoever brought them first. */
async function publish(tx: Db, upload: UploadRow, now: Date): Promise<{ documentId: number; brandId: number; hasMadeDocument: boolean }> {
  const same = await findTwin(tx, upload.sha256);
  if (same?.takenDown) throw approvedTakenDownFailure(same.twin.title);
  const isEdit = same !== undefined && upload.hasMadeDocument && upload.documentId === same.twin.documentId;
  if (same && !isEdit) return { documentId: same.twin.documentId, brandId: same.twin.brandId, hasMadeDocument: false };
  const brandId = await brandFor(tx, upload);
  const keys = upload.mpns.map(partKey);
  const known = new Set((await findPartsByKey(tx, brandId, keys)).map(({ key }) => key));
  await addParts(tx, brandId, upload, known);
  const { title, docType, language, sha256, sizeBytes, pageCount, outline } = upload;
  const partIds = (await findPartsByKey(tx, brandId, keys)).map(({ id }) => id);
  if (isEdit) {
    const { documentId } = same.twin;
    const before = await updateDocument(tx, documentId, { brandId, title, docType, language }, partIds);
    await touchParts(tx, [...new Set([...before, ...partIds])]);
    return { documentId, brandId, hasMadeDocument: true };
  }
  const documentId = await insertDocument(tx, { brandId, title, docType, language, sha256, sizeBytes, pageCount, outline, createdAt: now }, partIds);
  if (documentId === undefined) throw new Error('the document was not written');
  await touchParts(tx, partIds);
  return { documentId, brandId, hasMadeDocument: true };
}

/** Takes a document off the site. */
export async function unpublish(tx: Db, documentId: number): Promise<void> {
  await touchParts(tx, await deleteDocument(tx, documentId));
}

/** An edit was refused: the upload says again what the site says. */
async function keepAsPublished(tx: Db, { id, brandId }: UploadRow, documentId: number, decided: { reason: string; reviewedAt: Date }): Promise<void> {
  const said = await readSaid(tx, documentId);
  await markReviewed(tx, id, { ...decided, ...said, state: 'published', documentId, brandId: said?.brandId ?? brandId ?? 0, hasMadeDocument: true });
}

/** Puts an upload back on the site that was there before it was withdrawn. */
export async function republish(tx: Db, upload: UploadRow, now: Date): Promise<void> {
  await markReviewed(tx, upload.id, { state: 'published', ...(await publish(tx, upload, now)), reviewedAt: now });
}

/** Carries out what an operator decided about an upload. */
export const uploadDecisions: Pick<ReviewDecisions, 'document'> = {
  async document(tx, review, { isApproved, reason, now }) {
    const upload = await lockUpload(tx, Number(review.payload['uploadId']), 'anybody');
    if (upload?.state !== 'reviewing') return;
    const base = { memberId: upload.memberId, kind: 'review' } as const;
    if (isApproved) {
      const published = await publish(tx, upload, now);
      await markReviewed(tx, upload.id, { state: 'published', ...published, reviewedAt: now });
      await giveNotice(
        tx,
        { ...base, title: '数据手册已发布', body: `“${upload.title}”已通过审核，现在可以搜到。`, href: `/specification_detail/${published.documentId}` },
        now,
      );
    } else if (upload.documentId !== null && upload.hasMadeDocument) {
      await keepAsPublished(tx, upload, upload.documentId, { reason, reviewedAt: now });
      await giveNotice(
        tx,
        { ...base, title: '数据手册的修改没有通过审核', body: `“${upload.title}”的修改没有通过，站上仍是原来的资料。原因：${reason}`, href: mine },
        now,
      );
    } else {
      await markReviewed(tx, upload.id, { state: 'refused', reason, reviewedAt: now });
      await giveNotice(tx, { ...base, title: '数据手册没有通过审核', body: `“${upload.title}”没有通过审核。原因：${reason}`, href: mine }, now);
    }
  },
};
