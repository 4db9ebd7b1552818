import { eq, or, sql } from 'drizzle-orm';
import type { Agent } from '@chippage/api/types';
import { sortingOf } from '../datasheets/parts/brandSorting.ts';
import { advanceCatalogue } from '../datasheets/parts/catalogueWrites.queries.ts';
import type { Db } from '../platform/database/connect.ts';
import { agents } from './directory.schema.ts';

/** What a member says of a distributor. */
export type EnteredAgent = Pick<Agent, 'name' | 'nameCn' | 'country' | 'website' | 'kind'>;

/** Writes a distributor down as a member entered it; lists show it at once. @param tx A transaction. @returns its number */
export async function insertEnteredAgent(tx: Db, entered: EnteredAgent): Promise<number> {
  // Lists of agents are kept as long as the catalogue does not change.
  await advanceCatalogue(tx, { isEpoch: true });
  const row = { ...entered, ...sortingOf(entered.name, entered.nameCn), origin: 'member' as const };
  const [written] = await tx.insert(agents).values(row).returning({ id: agents.id });
  if (!written) throw new Error('the distributor was not written');
  return written.id;
}

/** The name of the distributor that is called so, in either language and whatever its case; undefined: none is. */
export async function findAgentNamed(db: Db, name: string): Promise<string | undefined> {
  const isSo = (column: typeof agents.name | typeof agents.nameCn) => eq(sql`lower(${column})`, sql`lower(${name})`);
  const [row] = await db
    .select({ name: agents.name, nameCn: agents.nameCn })
    .from(agents)
    .where(or(isSo(agents.name), isSo(agents.nameCn)))
    .limit(1);
  return row && (row.nameCn ?? row.name);
}

/** Puts what a distributor's owner says onto its row; the sample writes it no more. @param tx A transaction. */
export async function changeAgentFacts(tx: Db, id: number, { nameCn, country, website }: Omit<EnteredAgent, 'name' | 'kind'>): Promise<void> {
  const [agent] = await tx.select({ name: agents.name }).from(agents).where(eq(agents.id, id));
  if (!agent) return;
  await advanceCatalogue(tx, { isEpoch: true });
  await tx
    .update(agents)
    .set({ nameCn, country, website, ...sortingOf(agent.name, nameCn), origin: 'member' as const })
    .where(eq(agents.id, id));
}
