import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import dayjs from 'dayjs';
import { brandNames } from '../../datasheets/parts/brandNames.queries.ts';
import { advanceCatalogue } from '../../datasheets/parts/catalogueWrites.queries.ts';
import { brandsByNumber, partsByNumber } from '../../datasheets/parts/joined.queries.ts';
import type { Db } from '../../platform/database/connect.ts';
import { shanghaiDate } from '../../platform/shanghai.ts';
import { agentLines, agents } from '../directory.schema.ts';
import { sampleAgents } from './sampleLines.ts';

/** Days between two looks at the certificates of the sample. */
const CHECKED_DAYS_AGO = 12;

/**
 * Makes the sample's made-up agents with what they carry, all or nothing, unless they are there. Stock and lead times follow from the
 * numbers of agent and part alone; some are left unsaid, as agents leave them.
 * @returns How many agents were made.
 */
export async function loadSampleLines(db: Db, now: Date): Promise<number> {
  const day = dayjs(shanghaiDate(now));
  const dayText = (months: number) => day.add(months, 'month').endOf('month').format('YYYY-MM-DD');
  const lines = sampleAgents.flatMap(({ facts, lines: own }) =>
    own.map(({ months, isPublic, ...line }) => ({
      agentId: facts.id,
      ...line,
      isPublic: months !== null && isPublic,
      validFrom:
        months === null
          ? null
          : day
              .add(months - 24, 'month')
              .startOf('month')
              .format('YYYY-MM-DD'),
      validTo: months === null ? null : dayText(months),
      checkedOn: months === null ? null : day.add(Math.min(0, months), 'month').subtract(CHECKED_DAYS_AGO, 'day').format('YYYY-MM-DD'),
    })),
  );
  return db.transaction(async (tx) => {
    const made = await tx
      .insert(agents)
      .values(sampleAgents.map(({ facts }) => ({ ...facts, website: null, isSample: true, origin: 'sample' as const })))
      .onConflictDoNothing()
      .returning({ id: agents.id });
    if (made.length === 0) return 0;
    const ids = made.map(({ id }) => id);
    const wanted = sql`jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as w ("agentId" int, brand text, scope text, parts int, "isPublic" bool, "validFrom" date, "validTo" date, "checkedOn" date)`;
    const isMade = sql`w."agentId" = any(${sql.param(ids)}::int[])`;
    await tx.execute(sql`
      insert into agent_lines (agent_id, brand_id, scope, valid_from, valid_to, checked_on, is_public, origin)
      select w."agentId", b.id, w.scope, w."validFrom", w."validTo", w."checkedOn", w."isPublic", 'sample' from ${wanted} join ${brandsByNumber} b on b.name = w.brand
      where ${isMade} on conflict do nothing`);
    await tx.execute(sql`
      insert into agent_parts (agent_id, part_id, stock, moq, lead_time_days, as_of, origin)
      select agent_id, part_id, case seed % 6 when 0 then 0 when 1 then null else ((seed * 37) % 900 + 1) * 50 end, case seed % 4 when 0 then null else (array[1, 10, 100])[seed % 3 + 1] end,
        case seed % 7 when 0 then null else (seed % 14 + 2) * 7 end, ${day.format('YYYY-MM-DD')}::date - (agent_id % 9 + 1), 'sample'
      from (
        select w."agentId" as agent_id, p.id as part_id, (p.id * 31 + w."agentId" * 17)::int as seed, w.parts,
          row_number() over (partition by w."agentId", p.brand_id order by p.popularity + (p.id + w."agentId") % 3 desc, p.id) as place
        from ${wanted} join ${partsByNumber} p on p.brand_name = w.brand
        where ${isMade} and p.origin = 'sample' and not p.is_pattern
      ) x where place <= parts on conflict do nothing`);
    // Lists of agents are kept as long as the catalogue does not change.
    await advanceCatalogue(tx, { isEpoch: true });
    return made.length;
  });
}

/** Lines of the sample whose certificate was checked but is not drawn yet. */
export const listUndrawnLines = (db: Db) =>
  db
    .select({
      id: agentLines.id,
      agent: agents.nameCn,
      brand: brandNames.name,
      scope: agentLines.scope,
      validFrom: agentLines.validFrom,
      validTo: agentLines.validTo,
    })
    .from(agentLines)
    .innerJoin(agents, eq(agents.id, agentLines.agentId))
    .innerJoin(brandNames, eq(brandNames.id, agentLines.brandId))
    .where(and(eq(agentLines.origin, 'sample'), isNotNull(agentLines.checkedOn), isNull(agentLines.sha256)))
    .orderBy(agentLines.id);

/** Writes down where the certificate of a line lies. */
export async function setCertificate(db: Db, id: number, { sha256, sizeBytes }: { sha256: string; sizeBytes: number }): Promise<void> {
  await db.update(agentLines).set({ sha256, sizeBytes }).where(eq(agentLines.id, id));
}
