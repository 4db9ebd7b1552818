import { ApiError } from '@chippage/api/errors';
import { useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { lifecycleMessages } from '../../../parts/lifecycle-mark/messages.ts';
import { partResultsMessages } from './messages.ts';
import type * as Tables from './saveRows.ts';

/** Copies the selection, or the page, as a table; saves the selection, or the whole result, as a file; says what came of it. */
export function useRowExport(input: Tables.RowExportInput): { copy: () => Promise<void>; save: (kind: 'csv' | 'xlsx') => Promise<void>; isSaving: boolean } {
  const t = useMessages(partResultsMessages);
  const lifecycle = useMessages(lifecycleMessages);
  const [isSaving, setIsSaving] = useState(false);
  /** The code comes when something is copied or saved: most visits never do. */
  const run = async (failed: 'copyFailed' | 'exportFailed', act: (tables: typeof Tables) => Promise<void>) => {
    try {
      await act(await import('./saveRows.ts'));
    } catch (error) {
      input.notify({ tone: 'danger', text: error instanceof ApiError ? error.message : t(failed) });
    }
  };
  return {
    isSaving,
    copy: () => run('copyFailed', ({ copyRows }) => copyRows({ ...input, t, lifecycle })),
    async save(kind) {
      setIsSaving(true);
      await run('exportFailed', ({ saveRows }) => saveRows(kind, { ...input, t, lifecycle }));
      setIsSaving(false);
    },
  };
}
