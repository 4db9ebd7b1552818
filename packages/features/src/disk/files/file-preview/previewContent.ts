import type { DiskPreview } from '@chippage/api/types';

/** The most bytes that are read to show a file of a kind. */
const MOST: Record<Exclude<DiskPreview, 'none'>, number> = {
  pdf: 100_000_000,
  picture: 30_000_000,
  text: 20_000_000,
  code: 20_000_000,
  csv: 5_000_000,
  xlsx: 5_000_000,
};
/** So much of a text is shown. */
export const TEXT_SHOWN = 400_000;
/** So many rows of a table are shown. */
const ROWS_SHOWN = 2000;

/** What of a file is shown. */
export type PreviewContent =
  | { kind: 'none' }
  | { kind: 'tooLarge'; most: number }
  | { kind: 'broken' }
  | { kind: 'pdf'; file: Blob }
  | { kind: 'picture'; url: string }
  | { kind: 'text' | 'code'; text: string; isCut: boolean }
  | { kind: 'table'; rows: readonly (readonly string[])[]; total: number };

/** Whether a file is read at all; else what stands in its place. */
export function unreadContent(preview: DiskPreview, sizeBytes: number): PreviewContent | null {
  if (preview === 'none') return { kind: 'none' };
  return sizeBytes > MOST[preview] ? { kind: 'tooLarge', most: MOST[preview] } : null;
}

/** Words of a file in UTF-8, UTF-16 or GB 18030. */
function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

/** Reads what is shown of a file; a picture gets an address that is given back later. */
export async function contentOf(preview: Exclude<DiskPreview, 'none'>, blob: Blob, name: string): Promise<PreviewContent> {
  if (preview === 'pdf') return { kind: 'pdf', file: blob };
  if (preview === 'picture') return { kind: 'picture', url: URL.createObjectURL(blob) };
  if (preview === 'text' || preview === 'code') {
    const isCut = blob.size > TEXT_SHOWN;
    return { kind: preview, text: textOf(new Uint8Array(await blob.slice(0, TEXT_SHOWN).arrayBuffer())), isCut };
  }
  try {
    const { readSheet } = await import('../../../parts/sheet/readSheet.ts');
    const read = await readSheet(new File([blob], name));
    const rows = read.slice(0, read.findLastIndex((row) => row.some((cell) => cell !== '')) + 1);
    return { kind: 'table', rows: rows.slice(0, ROWS_SHOWN), total: rows.length };
  } catch {
    return { kind: 'broken' };
  }
}
