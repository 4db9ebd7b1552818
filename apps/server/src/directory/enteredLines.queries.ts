import { and, eq, inArray, sql } from 'drizzle-orm';
import { partsByNumber } from '../datasheets/parts/joined.queries.ts';
import type { Db } from '../platform/database/connect.ts';
import { agentLines, agentParts } from './directory.schema.ts';

/** Whether an agent is known to sell a brand. */
export const hasLine = async (db: Db, agentId: number, brandId: number): Promise<boolean> =>
  (await db.$count(agentLines, and(eq(agentLines.agentId, agentId), eq(agentLines.brandId, brandId)))) > 0;

/** Those of some parts that an agent carries already. */
export async function carriedAmong(db: Db, agentId: number, partIds: readonly number[]): Promise<Set<number>> {
  if (partIds.length === 0) return new Set();
  const rows = await db
    .select({ id: agentParts.partId })
    .from(agentParts)
    .where(and(eq(agentParts.agentId, agentId), inArray(agentParts.partId, [...partIds])));
  return new Set(rows.map(({ id }) => id));
}

/** Writes down that an agent sells a brand, as a member said it: not proved. A line that is there stays as it is. */
export async function insertEnteredLine(tx: Db, line: { agentId: number; brandId: number; validTo: string | null }): Promise<void> {
  await tx
    .insert(agentLines)
    .values({ ...line, origin: 'member' })
    .onConflictDoNothing();
}

type ProvedLine = Required<Omit<typeof agentLines.$inferInsert, 'id' | 'scope' | 'origin'>>;

/** Writes down that a maker authorised an agent, by a certificate that an operator looked at; what was known of the line before gives way, but for the words of its scope: the certificate was not asked for any. */
export async function writeProvedLine(tx: Db, line: ProvedLine): Promise<void> {
  const { agentId: _agentId, brandId: _brandId, ...proved } = line;
  const origin = 'member' as const;
  await tx
    .insert(agentLines)
    .values({ ...line, origin })
    .onConflictDoUpdate({ target: [agentLines.agentId, agentLines.brandId], set: { ...proved, origin } });
}

/** Writes down that an agent has some parts, without stock or price; those that left the catalogue are left out. */
export async function insertEnteredParts(tx: Db, agentId: number, partIds: readonly number[]): Promise<void> {
  await tx.execute(sql`
    insert into agent_parts (agent_id, part_id, origin)
    select ${agentId}::int, p.id, 'member' from ${partsByNumber} p where p.id = any(${sql.param(partIds)}::int[]) on conflict do nothing`);
}
