import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { type IsMakerHost, makerHosts } from '../../services/outsideFiles/makerAddress.ts';
import { documentParts, documents } from './documents.schema.ts';
import { afterCheck, type LinkState, unknownLink } from './links.rules.ts';
import { documentLinks } from './links.schema.ts';
import type { LinkFinding } from '../../services/outsideFiles/port.ts';

/** An address that is to be asked. */
export interface AskedLink extends Record<string, unknown> {
  id: number;
  address: string;
}

/** The hosts that may be asked: of brands' websites, and those that the catalogue names. */
export async function readMakerHosts(db: Db): Promise<IsMakerHost> {
  const websites = await db.execute<{ website: string }>(sql`select website from brands where website is not null and origin <> 'member'`);
  const hosts = await db.execute<{ host: string }>(sql`select distinct host from documents where outside_url is not null and host is not null`);
  return makerHosts(
    websites.rows.map(({ website }) => website),
    hosts.rows.map(({ host }) => host),
  );
}

const linked = sql`documents d left join document_links k on k.document_id = d.id`;
const address = sql`coalesce(k.address, d.outside_url)`;
const host = sql`coalesce(k.host, d.host)`;

/** Links that have not been checked since a moment, one of each host, those that were asked longest ago first. @param wish.askedBefore Those that were asked since wait. */
export async function findDueLinks(db: Db, wish: { checkedBefore: Date; askedBefore: Date; limit: number }): Promise<AskedLink[]> {
  const [checked, asked] = [wish.checkedBefore.toISOString(), wish.askedBefore.toISOString()];
  const { rows } = await db.execute<AskedLink>(sql`
    select id, address from (
      select distinct on (${host}) d.id, ${address} as address, k.tried_at from ${linked}
      where d.outside_url is not null and d.taken_down_at is null
        and (k.tried_at is null or k.tried_at <= ${asked}) and (k.checked_at is null or k.checked_at <= ${checked})
      order by ${host}, k.tried_at nulls first, d.id
    ) due order by tried_at nulls first, id limit ${wish.limit}`);
  return rows;
}

/** Links of different hosts where a PDF was there last: where none of them answers either, this machine is offline. */
export async function findWitnesses(db: Db, limit: number): Promise<AskedLink[]> {
  const { rows } = await db.execute<AskedLink>(sql`
    select id, address from (
      select distinct on (${host}) d.id, ${address} as address, k.ok_at from ${linked}
      where d.outside_url is not null and k.ok_at is not null order by ${host}, k.ok_at desc
    ) good order by ok_at desc limit ${limit}`);
  return rows;
}

/** The address of an outside document now; undefined: there is no such document. */
export async function findLink(db: Db, id: number): Promise<AskedLink | undefined> {
  const { rows } = await db.execute<AskedLink>(sql`select d.id, ${address} as address from ${linked} where d.id = ${id} and d.outside_url is not null`);
  return rows[0];
}

/** Writes down that links were asked while this machine heard nobody: their turn comes later, nothing is said of them. */
export async function noteAsked(db: Db, ids: readonly number[], now: Date): Promise<void> {
  await db
    .insert(documentLinks)
    .values(ids.map((documentId) => ({ documentId, triedAt: now })))
    .onConflictDoUpdate({ target: documentLinks.documentId, set: { triedAt: now } });
}

/** Writes down what a check found, unless the address was changed meanwhile. */
export async function writeFinding(db: Db, asked: AskedLink, finding: LinkFinding, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    // The document may be gone; one that is there stays for as long as this takes.
    const [document] = await tx.select({ id: documents.id }).from(documents).where(eq(documents.id, asked.id)).for('update');
    if (!document || (await findLink(tx, asked.id))?.address !== asked.address) return;
    const [before = unknownLink] = await tx.select().from(documentLinks).where(eq(documentLinks.documentId, asked.id));
    await writeLink(tx, asked.id, afterCheck(before, asked.address, finding, now));
  });
}

/** Writes a link's state. */
async function writeLink(tx: Db, id: number, next: LinkState): Promise<void> {
  const { address: to, host: at, status, statusSince, checkedAt, triedAt, okAt, silentTries, movedTo } = next;
  const set = { address: to, host: at, status, statusSince, checkedAt, triedAt, okAt, silentTries, movedTo };
  await tx
    .insert(documentLinks)
    .values({ documentId: id, ...set })
    .onConflictDoUpdate({ target: documentLinks.documentId, set });
}

/** Gives an outside document another address; what was found at the one before says nothing of it. @param to Null: the catalogue's own. */
export const correctLink = (tx: Db, id: number, to: URL | null): Promise<void> =>
  writeLink(tx, id, { ...unknownLink, address: to?.href ?? null, host: to?.hostname ?? null });

/** The catalogue's own address of an outside document; undefined: there is no such document. */
export async function findOwnAddress(db: Db, id: number): Promise<string | undefined> {
  const [row] = await db.select({ address: documents.outsideUrl }).from(documents).where(eq(documents.id, id));
  return row?.address ?? undefined;
}

/** Writes down by what right a copy is kept, and that it is there. @returns numbers of the document's parts */
export async function writeArchive(
  tx: Db,
  id: number,
  file: Pick<typeof documents.$inferInsert, 'sha256' | 'sizeBytes' | 'pageCount' | 'outline'>,
  right: { licence: string; archivedAt: Date },
): Promise<number[]> {
  await tx.update(documents).set(file).where(eq(documents.id, id));
  await tx
    .insert(documentLinks)
    .values({ documentId: id, ...right })
    .onConflictDoUpdate({ target: documentLinks.documentId, set: right });
  const parts = await tx.select({ partId: documentParts.partId }).from(documentParts).where(eq(documentParts.documentId, id));
  return parts.map(({ partId }) => partId);
}
