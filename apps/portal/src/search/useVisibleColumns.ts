import { useMemo } from 'react';
import { useStoredText } from '../page/useStoredText.ts';

function parse(text: string | null): ReadonlySet<string> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return Array.isArray(value) ? new Set(value.filter((code): code is string => typeof code === 'string')) : null;
  } catch {
    return null;
  }
}

/** The columns that the visitor chose for tables of parts; null until they choose. */
export function useVisibleColumns(): { visibleColumns: ReadonlySet<string> | null; onVisibleColumnsChange: (codes: ReadonlySet<string>) => void } {
  const [text, keep] = useStoredText('partColumns');
  const visibleColumns = useMemo(() => parse(text), [text]);
  return { visibleColumns, onVisibleColumnsChange: (codes) => keep(JSON.stringify([...codes])) };
}
