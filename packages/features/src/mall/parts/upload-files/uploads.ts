import { receiptFileLimits, receiptFormLimits } from '@chippage/api/limits';
import type { UploadListItem } from '@chippage/ui/UploadList';
import { sizeText } from '../../../parts/size/sizeText.ts';

/** What the server made of a file. */
export interface SentFile {
  id: number;
}

/** A file on its way. */
export interface Upload {
  key: string;
  file: File;
  state: 'uploading' | 'done' | 'failed' | 'refused';
  /** From 0 to 1. */
  share: number;
  /** What the server made of it. */
  result: SentFile | null;
  /** What went wrong; null when nothing did. */
  problem: string | null;
}

/** The most files of one receipt, and of one claim. */
export const MOST_FILES = receiptFormLimits.fileIds.maxItems;
const MOST_BYTES = receiptFileLimits.bytes;
const TYPES: readonly string[] = ['image/png', 'image/jpeg', 'application/pdf'];

/** What to choose from; a browser may let others through. */
export const acceptedTypes = [...TYPES, '.png', '.jpg', '.jpeg', '.pdf'];

/** Why a file is not even sent. The server looks into it; this looks at its label. */
export function refusalOf({ type, name, size }: Pick<File, 'type' | 'name' | 'size'>): 'wrongType' | 'tooLarge' | null {
  if (type === '' ? !/\.(png|jpe?g|pdf)$/i.test(name) : !TYPES.includes(type)) return 'wrongType';
  return size > MOST_BYTES ? 'tooLarge' : null;
}

/** A file as the list shows it. */
export const listItemOf = ({ key, file, state, share, problem }: Upload): UploadListItem => ({
  id: key,
  name: file.name,
  detail: sizeText(file.size),
  state: state === 'refused' ? 'failed' : state,
  share,
  problem,
  // The same file would be refused again.
  canRetry: state === 'failed',
});
