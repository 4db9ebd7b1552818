import type { RegistryScoreFacts } from '@chippage/api/registry';
import type { CompanyFact, FoundRecords } from '../../services/companyFacts/port.ts';
import { sumOf } from './sums.rules.ts';

/** Tables of which the scorecard counts rows; null: they could not be read. */
export interface CountedTables {
  enforcements: FoundRecords | null;
  dishonest: FoundRecords | null;
  abnormal: FoundRecords | null;
}

/** Whole years between two days. */
function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return Math.max(0, to.slice(5) < from.slice(5) ? years - 1 : years);
}

/** Percent of the capital that is paid in; null where the two are not in one currency. */
function paidInOf({ capital, paidInCapital }: CompanyFact): number | null {
  const [whole, paid] = [sumOf(capital), sumOf(paidInCapital)];
  if (!whole || !paid || whole.currency !== paid.currency || whole.amount <= 0) return null;
  return Math.min(100, Math.round((paid.amount / whole.amount) * 100));
}

/** Entries that were not removed; those beyond the first page are taken to stand. */
const standing = ({ records, total }: FoundRecords): number => {
  const removed = records.filter(({ values }) => values.some(({ field }) => field === 'removeDate')).length;
  return Math.max(0, total - removed);
};

/** The facts that the scorecard reads, as far as they are known. */
export function scoreFactsOf(company: CompanyFact, { enforcements, dishonest, abnormal }: CountedTables, today: string): RegistryScoreFacts {
  return {
    age: company.setUpDate === null ? null : yearsBetween(company.setUpDate, today),
    state: company.state === 'other' ? null : company.state === 'operating' ? 1 : 0,
    paid_in_capital: paidInOf(company),
    insured_staff: company.insuredStaff,
    cases: enforcements && enforcements.total,
    dishonest: dishonest && dishonest.total,
    abnormal: abnormal && standing(abnormal),
  };
}
