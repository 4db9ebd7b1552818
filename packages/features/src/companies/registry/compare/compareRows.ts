import type { RegistryBlock, RegistryCompany, RegistryScore } from '@chippage/api/types';
import type { Translate } from '../../../i18n/messages.ts';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import type { registryScoreMessages } from '../score/messages.ts';
import type { registryCompareMessages } from './messages.ts';

/** One fact of both companies. */
export interface CompareRow {
  key: string;
  name: string;
  values: readonly [string, string];
}

/** A company with its scorecard; null: not read. */
export interface Compared {
  company: RegistryCompany;
  score: RegistryScore | null;
}

interface Words {
  t: Translate<(typeof registryCompareMessages)['texts']>;
  terms: Translate<(typeof registryScoreMessages)['texts']>;
}

const facts = ['setUpDate', 'capital', 'paidInCapital', 'kindText', 'industry', 'place'] as const;
const counted = ['enforcements', 'dishonest', 'abnormal', 'penalties'] as const satisfies readonly RegistryBlock[];

/** The facts of two companies, row by row; what the register does not say, or nobody has asked, says so. */
export function compareRows([a, b]: readonly [Compared, Compared], { t, terms }: Words): CompareRow[] {
  const row = (key: string, name: string, read: (one: Compared) => string): CompareRow => ({ key, name, values: [read(a), read(b)] });
  const rowsIn = ({ company }: Compared, block: RegistryBlock) => {
    const total = company.counts.find((count) => count.block === block)?.total;
    return total === undefined ? t('unasked') : t('rows', { count: formatNumber(total) });
  };
  return [
    row('state', t('state'), ({ company }) => company.stateText),
    row('representative', t('representative'), ({ company }) => company.representative?.name ?? t('unsaid')),
    ...facts.map((fact) => row(fact, t(fact), ({ company }) => company[fact] ?? t('unsaid'))),
    row('insuredStaff', t('insuredStaff'), ({ company: { insuredStaff } }) =>
      insuredStaff === null ? t('unsaid') : t('people', { count: formatNumber(insuredStaff) }),
    ),
    ...counted.map((block) => row(block, t(block), (one) => rowsIn(one, block))),
    row('score', t('score'), ({ score }) => {
      if (score === null) return t('unasked');
      return score.score === null ? t('noScore') : t('points', { score: score.score });
    }),
    ...(a.score?.parts ?? []).map(({ term }) =>
      row(`score ${term}`, t('scoreTerm', { term: terms(term) }), ({ score }) => {
        const part = score?.parts.find((each) => each.term === term);
        return part?.points == null ? terms('notCounted') : terms('pointsOf', { points: part.points, most: part.most });
      }),
    ),
  ];
}
