import { eq, sql } from 'drizzle-orm';
import { idsAfter } from '../platform/database/idsAfter.ts';
import type { Db } from '../platform/database/connect.ts';
import { agents } from './directory.schema.ts';

/** Distributors and traders by number with what a list of visits shows, for other domains to join. */
export const agentTitles = sql`(select id, name, name_cn as "nameCn" from agents)`;

/** Distributors and traders that have a page: all of them. */
export const listedAgents = idsAfter(agents, agents.id);

/** Whether there is such a distributor or trader. */
export const isAgent = async (db: Db, id: number): Promise<boolean> => (await db.$count(agents, eq(agents.id, id))) > 0;
