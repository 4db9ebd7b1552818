import type { FactEvidence } from '@chippage/api/types';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import type { FoundValue } from '../../platform/parsing/pdf/findValues.ts';
import { parameters } from '../parts/parts.schema.ts';
import { storedFact, type FactNames, type StoredFacts } from './evidence.rules.ts';
import { factEvidence, partPins } from './evidence.schema.ts';
import type { JudgedPin } from './pins.rules.ts';

/** Parts of a document that are looked for; outside lists of hundreds of parts say nothing of one. */
const PARTS = 20;

/** A document whose text is to be read, with its parts. */
export interface Unread {
  id: number;
  sha256: string;
  revision: number;
  parts: (StoredFacts & { id: number })[];
}

/** Hosted documents that were not read, or whose parts changed since; the first ones first. The first reading of a document is that of its text (readTexts.ts), which finds the facts as well. */
export const findUnread = (db: Db, limit: number): Promise<Unread[]> =>
  unreadWhere(db, sql`exists (select from document_texts t where t.document_id = d.id)`, limit);

/** What is to be looked for in a document; undefined: nothing. */
export const findUnreadOf = async (db: Db, documentId: number): Promise<Unread | undefined> => (await unreadWhere(db, sql`d.id = ${documentId}`, 1))[0];

async function unreadWhere(db: Db, condition: SQL, limit: number): Promise<Unread[]> {
  const { rows } = await db.execute<Record<string, unknown> & Omit<Unread, 'revision'> & { revision: string }>(sql`
    select d.id, d.sha256, about.revision, about.parts from documents d
    join lateral (
      select max(p.revision) as revision, json_agg(json_build_object('id', p.id, 'packageCase', p.package_case, 'pins', p.pins, 'params', p.params) order by p.id) as parts
      from (select q.* from document_parts l join parts q on q.id = l.part_id where l.document_id = d.id order by q.id limit ${PARTS}) p
    ) about on about.revision is not null
    left join document_readings r on r.document_id = d.id
    where d.sha256 is not null and d.taken_down_at is null and (r.document_id is null or r.revision < about.revision) and ${condition}
    order by d.id limit ${limit}`);
  return rows.map((row) => ({ ...row, revision: Number(row.revision) }));
}

/** What facts are called, in both languages. */
export const readFactNames = (db: Db): Promise<FactNames[]> =>
  db.select({ code: parameters.code, name: parameters.name, nameEn: parameters.nameEn, unit: parameters.unit }).from(parameters).orderBy(parameters.no);

/** Puts what was found in a document in the place of what was known of it; nothing when it went away meanwhile. */
export async function writeEvidence(
  db: Db,
  { id, revision, parts }: Unread,
  found: readonly { partId: number; values: readonly FoundValue[]; pins: readonly JudgedPin[] }[],
  now: Date,
): Promise<void> {
  const factsOf = new Map(parts.map((part) => [part.id, part]));
  const rows = found.flatMap(({ partId, values }) =>
    values.flatMap(({ key, page, box, isSure }) => {
      const facts = factsOf.get(partId);
      const value = facts && storedFact(facts, key);
      return value == null ? [] : [{ partId, documentId: id, field: key, value, page, ...box, isSure }];
    }),
  );
  const pinRows = found.flatMap(({ partId, pins }) => pins.map((pin) => ({ ...pin, partId, documentId: id })));
  await db.transaction(async (tx) => {
    const { rowCount } = await tx.execute(sql`
      insert into document_readings (document_id, revision, read_at) select id, ${revision}, ${now.toISOString()} from documents where id = ${id} for key share
      on conflict (document_id) do update set revision = excluded.revision, read_at = excluded.read_at`);
    if (rowCount === 0) return;
    await tx.delete(factEvidence).where(eq(factEvidence.documentId, id));
    if (rows.length > 0) await tx.insert(factEvidence).values(rows);
    await tx.delete(partPins).where(eq(partPins.documentId, id));
    if (pinRows.length > 0) await tx.insert(partPins).values(pinRows);
  });
}

interface EvidenceRow extends Record<string, unknown>, StoredFacts {
  partId: number;
  field: string;
  value: string;
  documentId: number;
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
  isSure: boolean;
}

/** Where the facts of a part stand, one place a fact: sure ones first, then those of the newest revision. What was corrected since is left out. */
export const findEvidence = async (db: Db, partId: number): Promise<FactEvidence[]> => (await findEvidenceOfParts(db, [partId])).get(partId) ?? [];

/** Where the facts of parts stand, by part; parts without any are left out. */
export async function findEvidenceOfParts(db: Db, partIds: readonly number[]): Promise<Map<number, FactEvidence[]>> {
  const { rows } = await db.execute<EvidenceRow>(sql`
    select distinct on (e.part_id, e.field) e.part_id as "partId", e.field, e.value, e.document_id as "documentId", e.page, e.x, e.y, e.width, e.height, e.is_sure as "isSure",
      p.package_case as "packageCase", p.pins, p.params
    from fact_evidence e join documents d on d.id = e.document_id join parts p on p.id = e.part_id
    where e.part_id = any(${sql.param([...partIds])}::int[]) and d.taken_down_at is null
    order by e.part_id, e.field, e.is_sure desc, d.published_on desc nulls last, d.id`);
  const found = new Map<number, FactEvidence[]>();
  for (const { partId, field, value, documentId, page, x, y, width, height, isSure, ...facts } of rows)
    if (storedFact(facts, field) === value)
      found.set(partId, [...(found.get(partId) ?? []), { field, documentId, page, frame: { x, y, width, height }, isSure }]);
  return found;
}
