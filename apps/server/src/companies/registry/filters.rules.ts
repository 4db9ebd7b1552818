import type { PatentKind, PatentState, RegistryField, RegistryRecord } from '@chippage/api/types';

/** What of a table is wanted. */
export interface RecordFilters {
  patentKind?: PatentKind | undefined;
  patentState?: PatentState | undefined;
  trademarkClass?: number | undefined;
}

const kinds: Record<PatentKind, RegExp> = { invention: /发明/u, utility: /实用新型/u, design: /外观/u };

/** Words of the register for where a patent stands; what ended is looked for first: 专利权的终止 has 专利权 in it. */
const states: readonly [RegExp, PatentState][] = [
  [/终止|失效|届满|放弃|驳回|撤回|撤销|无效|避免重复/u, 'ended'],
  [/审查|审中|公开|公布|申请/u, 'pending'],
  [/授权|有效|有权|维持|转移|许可|专利权/u, 'valid'],
];

/** Where a patent stands by the register's words; null: they do not say. */
export const patentStateOf = (words: string): PatentState | null => states.find(([pattern]) => pattern.test(words))?.[1] ?? null;

const said = ({ values }: RegistryRecord, field: RegistryField) => values.find((value) => value.field === field)?.text ?? '';

/** The filters that a table has; others are not asked of it. */
export function filterOf(block: string, { patentKind, patentState, trademarkClass }: RecordFilters): ((record: RegistryRecord) => boolean) | null {
  if (block === 'patents' && (patentKind || patentState))
    return (record) =>
      (!patentKind || kinds[patentKind].test(said(record, 'patentKind'))) && (!patentState || patentStateOf(said(record, 'lawState')) === patentState);
  if (block === 'trademarks' && trademarkClass !== undefined) return (record) => Number(/\d+/u.exec(said(record, 'trademarkClass'))?.[0]) === trademarkClass;
  return null;
}
