import type { Thumbnail } from '@chippage/api/types';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import type { StoredFileReply } from '../../platform/fileReply.ts';
import type { UsesBytes } from '../../platform/files.ts';
import { documentThumbnails } from './thumbnails.schema.ts';

/** A picture of a file's first page. */
export interface DrawnThumbnail {
  sha256: string;
  sizeBytes: number;
  width: number;
  height: number;
}

/** Whether the file of the thumbnail `t` belongs to a document, or to an upload that is there or can be brought back. */
const isOfUse = sql`(exists (select from documents d where d.sha256 = t.file_sha256)
  or exists (select from spec_uploads u where u.sha256 = t.file_sha256 and (u.state <> 'withdrawn' or u.state_before is not null)))`;

/** Files whose first page was not drawn: those that wait for a decision, then members' documents, then samples. The first reading of a document is that of its text (readTexts.ts), which draws it as well. */
export async function findUndrawn(db: Db, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ sha256: string }>(sql`
    select f.sha256 from (
      select u.sha256, 0 as place, min(u.id) as id from spec_uploads u where u.state in ('reviewing', 'published', 'refused') group by u.sha256
      union all
      select d.sha256, case when d.is_sample then 2 else 1 end, d.id from documents d where d.sha256 is not null and d.taken_down_at is null
        and exists (select from document_texts t where t.document_id = d.id)
    ) f
    where not exists (select from document_thumbnails t where t.file_sha256 = f.sha256)
    group by f.sha256 order by min(f.place), min(f.id) limit ${limit}`);
  return rows.map(({ sha256 }) => sha256);
}

/** Writes down what a file's first page became; null: it cannot be drawn. Nothing when the file went away meanwhile. */
export async function writeThumbnail(db: Db, fileSha256: string, drawn: DrawnThumbnail | null, now: Date): Promise<void> {
  await db.execute(sql`
    insert into document_thumbnails as t (file_sha256, sha256, size_bytes, width, height, drawn_at)
    select t.file_sha256, ${drawn?.sha256 ?? null}, ${drawn?.sizeBytes ?? null}::int, ${drawn?.width ?? null}::int, ${drawn?.height ?? null}::int, ${now.toISOString()}::timestamptz
    from (values (${fileSha256})) t (file_sha256) where ${isOfUse}
    on conflict do nothing`);
}

/** Whether it is settled what a file's first page looks like, drawn or not. */
export async function isDrawn(db: Db, fileSha256: string): Promise<boolean> {
  return (await db.$count(documentThumbnails, eq(documentThumbnails.fileSha256, fileSha256))) > 0;
}

/** The thumbnail of a file. */
export async function findThumbnail(db: Db, fileSha256: string): Promise<DrawnThumbnail | undefined> {
  const [row] = await db.select().from(documentThumbnails).where(eq(documentThumbnails.fileSha256, fileSha256));
  if (!row) return undefined;
  const { sha256, sizeBytes, width, height } = row;
  return sha256 === null || sizeBytes === null || width === null || height === null ? undefined : { sha256, sizeBytes, width, height };
}

/** What a page needs to show a thumbnail; null where there is none. */
export const thumbnailAt = (url: string, { width, height }: { width: number | null; height: number | null }): Thumbnail | null =>
  width === null || height === null ? null : { url, width, height };

/** The picture as a file to send. */
export const thumbnailFile = ({ sha256, sizeBytes }: DrawnThumbnail): Omit<StoredFileReply, 'kind'> => ({
  name: `${sha256.slice(0, 16)}.webp`,
  contentType: 'image/webp',
  disposition: 'inline',
  sha256,
  sizeBytes,
});

/** Forgets thumbnails of files that nobody has any more. @returns digests of the pictures */
export async function forgetThumbnailRows(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ sha256: string | null }>(sql`delete from document_thumbnails t where not ${isOfUse} returning t.sha256`);
  return rows.flatMap(({ sha256 }) => sha256 ?? []);
}

/** Bytes of thumbnails whose file is of use. */
export const thumbnailBytes: UsesBytes = async (db, hashes) => {
  const { rows } = await db.execute<{ sha256: string }>(
    sql`select distinct t.sha256 from ${documentThumbnails} t where t.sha256 = any(${sql.param([...hashes])}) and ${isOfUse}`,
  );
  return rows.map(({ sha256 }) => sha256);
};

/** Thumbnails of a member's uploads. */
export async function thumbnailsOfMember(db: Db, memberId: number): Promise<string[]> {
  const { rows } = await db.execute<{ sha256: string }>(sql`
    select distinct t.sha256 from document_thumbnails t join spec_uploads u on u.sha256 = t.file_sha256 where u.member_id = ${memberId} and t.sha256 is not null`);
  return rows.map(({ sha256 }) => sha256);
}
