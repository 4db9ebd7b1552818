import type { ParamColumn, PartRow } from '@chippage/api/types';
import type { TableColumn } from '@chippage/ui/Table';
import { useMemo } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { datasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import { partResultsMessages } from './messages.ts';
import { factColumns, partColumns } from './partColumns.tsx';
import type { PartQuery } from './partQuery.ts';
import type { PartResultsData } from './PartResults.tsx';
import { askedColumns, emptyColumns, firstColumns, isMixed, leadingParams, sparseColumns, unknownCounts, withSharedUnits } from './shownColumns.ts';

export interface ShownColumns {
  /** Parameters that may be columns. */
  params: readonly ParamColumn[];
  /** Those that say most of the page, be there room for their columns or not: for cards and for the order. */
  leading: readonly ParamColumn[];
  /** Those that a file holds: all until the visitor chooses. */
  saved: readonly ParamColumn[];
  isMixed: boolean;
  /** What the visitor chose, or the first columns. */
  chosen: ReadonlySet<string>;
  /** Of how many rows a column does not know the value; by code. */
  unknown: ReadonlyMap<string, number>;
  columns: readonly TableColumn<PartRow>[];
}

/** Which columns a page of rows shows. @param wanted Codes that the visitor chose; null until then */
export function useShownColumns(data: PartResultsData, query: PartQuery, wanted: ReadonlySet<string> | null): ShownColumns {
  const t = useMessages(partResultsMessages);
  const paths = usePaths(datasheetsPaths);
  const { data: parts, understood } = data;
  const params = useMemo(() => withSharedUnits(data.columns, parts), [data.columns, parts]);
  const mixed = useMemo(() => isMixed(parts), [parts]);
  const unknown = useMemo(() => unknownCounts(params, parts), [params, parts]);
  const empty = useMemo(() => emptyColumns(unknown, parts.length), [unknown, parts]);
  const asked = useMemo(() => askedColumns(params, understood, query), [params, understood, query]);
  const first = useMemo(
    () => ({ columns: params, parts, asked, folded: new Set([...sparseColumns(unknown, parts.length, asked), ...empty]) }),
    [params, parts, asked, unknown, empty],
  );
  const chosen = useMemo(() => {
    if (wanted) return wanted;
    const facts = factColumns.filter((code) => code !== 'pins' || mixed || asked.has(code));
    // A fact that only this page does not know stays chosen for the others.
    return new Set<string>([...firstColumns({ ...first, facts }), ...facts.filter((code) => empty.has(code))]);
  }, [wanted, first, asked, empty, mixed]);
  const visible = useMemo(() => new Set([...chosen].filter((code) => !empty.has(code))), [chosen, empty]);
  const ofChoice = wanted && params.filter(({ code }) => visible.has(code));
  const columns = useMemo(() => {
    const isNumber = (code: string) => parts.every((part) => part.params.every((param) => param.code !== code || param.valueNum !== null));
    const numeric = new Set(params.map(({ code }) => code).filter(isNumber));
    return partColumns({ params, numeric, visible, isMixed: mixed, quantity: query.quantity, paths, t });
  }, [params, parts, visible, mixed, query.quantity, paths, t]);
  return { params, leading: ofChoice ?? leadingParams(first), saved: ofChoice ?? params, isMixed: mixed, chosen, unknown, columns };
}
