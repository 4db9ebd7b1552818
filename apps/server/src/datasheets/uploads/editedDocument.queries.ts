import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { documentParts, documents } from '../documents/documents.schema.ts';
import { brands } from '../parts/brands.schema.ts';
import { parts } from '../parts/parts.schema.ts';

/** What an uploader may say of a document that is on the site. */
type Said = Pick<typeof documents.$inferInsert, 'brandId' | 'title' | 'docType' | 'language'>;

/** Writes what was approved into a document. @returns the parts that it was about before */
export async function updateDocument(tx: Db, id: number, said: Said, partIds: readonly number[]): Promise<number[]> {
  await tx.update(documents).set(said).where(eq(documents.id, id));
  const before = await tx.delete(documentParts).where(eq(documentParts.documentId, id)).returning({ partId: documentParts.partId });
  if (partIds.length > 0) await tx.insert(documentParts).values(partIds.map((partId) => ({ documentId: id, partId })));
  return before.map(({ partId }) => partId);
}

/** What the site says of a document, as an uploader says it. */
export async function readSaid(tx: Db, id: number) {
  const [said] = await tx
    .select({ title: documents.title, docType: documents.docType, language: documents.language, brandId: documents.brandId, brandName: brands.name })
    .from(documents)
    .innerJoin(brands, eq(brands.id, documents.brandId))
    .where(eq(documents.id, id));
  if (!said) return undefined;
  const linked = tx.select({ id: documentParts.partId }).from(documentParts).where(eq(documentParts.documentId, id));
  const rows = await tx.select({ mpn: parts.mpn }).from(parts).where(inArray(parts.id, linked)).orderBy(parts.mpn);
  return { ...said, mpns: rows.map(({ mpn }) => mpn) };
}
