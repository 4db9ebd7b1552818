import type { PartRow } from '@chippage/api/types';
import { useState } from 'react';

/** What became of the datasheets of the selected parts. */
export interface DatasheetOutcome {
  /** Files that were saved. */
  saved: number;
  /** Parts whose datasheet lies at its maker's address. */
  outside: readonly { id: number; mpn: string; url: string; host: string | null }[];
  /** Parts of which no datasheet is known. */
  missing: number;
}

/** Sorts the selected parts by where their datasheets lie. */
export function splitDatasheets(parts: readonly PartRow[]): Omit<DatasheetOutcome, 'saved'> & { hosted: readonly number[] } {
  const hosted = parts.flatMap(({ datasheet }) => (datasheet?.isHosted && datasheet.documentId !== null ? [datasheet.documentId] : []));
  const outside = parts.flatMap(({ id, mpn, datasheet }) =>
    datasheet && !datasheet.isHosted && datasheet.url !== null ? [{ id, mpn, url: datasheet.url, host: datasheet.host }] : [],
  );
  return { hosted: [...new Set(hosted)], outside, missing: parts.length - hosted.length - outside.length };
}

/**
 * Downloads what is ours of the selection and tells where the rest lies.
 * @param onDownload Calls its second argument when the files are saved; an empty list means that nothing is selected.
 */
export function useSelectedDatasheets(selected: readonly PartRow[], onDownload: ((ids: readonly number[], onSaved?: () => void) => Promise<void>) | undefined) {
  const [isDownloading, setIsDownloading] = useState(false);
  const [outcome, setOutcome] = useState<DatasheetOutcome | null>(null);
  const download = async () => {
    const { hosted, outside, missing } = splitDatasheets(selected);
    setOutcome(null);
    const tell = () => outside.length + missing > 0 && setOutcome({ saved: hosted.length, outside, missing });
    if (selected.length > 0 && hosted.length === 0) {
      tell();
      return;
    }
    setIsDownloading(true);
    await onDownload?.(hosted, tell).finally(() => setIsDownloading(false));
  };
  return { download, isDownloading, outcome, closeOutcome: () => setOutcome(null) };
}
