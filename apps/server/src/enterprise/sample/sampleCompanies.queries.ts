import { lt } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { enterprises } from '../enterprise.schema.ts';
import { productionLines } from '../production/production.schema.ts';
import { FIRST_OWN_COMPANY, type SampleCompany } from './sampleCompanies.ts';

/** Writes companies of the sample that are not there, with what they make things with. @returns Numbers of those that were written. */
export async function writeSampleCompanies(tx: Db, companies: readonly SampleCompany[], now: Date): Promise<number[]> {
  const written = await tx
    .insert(enterprises)
    .values(
      companies.map(({ lines: _lines, ...company }) => ({
        ...company,
        contactName: '示例联系人',
        // Nobody has looked at a licence: its day and its papers stay unsaid.
        status: 1,
        isSample: true,
        officeAddress: `${company.place}${company.place === '香港' ? '示例道' : '市示例路'} ${company.id} 号（虚构）`,
        createdAt: now,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: enterprises.id });
  const ids = written.map(({ id }) => id);
  const lines = companies
    .filter(({ id }) => ids.includes(id))
    .flatMap(({ id: enterpriseId, lines: own = [] }) =>
      own.map((shown, position) => ({ enterpriseId, shown, state: 'approved' as const, position, isSample: true, submittedAt: now, reviewedAt: now })),
    );
  if (lines.length > 0) await tx.insert(productionLines).values(lines);
  return ids;
}

/** The companies of the sample that are there, by their numbers. */
export const listSampleCompanies = (db: Db): Promise<{ id: number; name: string }[]> =>
  db.select({ id: enterprises.id, name: enterprises.name }).from(enterprises).where(lt(enterprises.id, FIRST_OWN_COMPANY)).orderBy(enterprises.id);
