import { receiptFileLimits, receiptFormLimits } from '@chippage/api/limits';
import type { UploadListItem } from '@chippage/ui/UploadList';
import { sizeText } from '../size/sizeText.ts';

/** What the server made of a file. */
export interface SentFile {
  id: number;
}

/** A file that was sent, as a draft keeps it: its bytes are at the server. */
export interface KeptFile {
  id: number;
  name: string;
  size: number;
}

/** A file on its way. */
export interface Upload {
  key: string;
  name: string;
  size: number;
  /** Null for one that was sent at an earlier visit. */
  file: File | null;
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

/** The same without PDF. */
export const pictureTypes = acceptedTypes.filter((type) => !type.endsWith('pdf'));

/** Why a file is not even sent. The server looks into it; this looks at its label. */
export function refusalOf({ type, name, size }: Pick<File, 'type' | 'name' | 'size'>): 'wrongType' | 'tooLarge' | null {
  if (type === '' ? !/\.(png|jpe?g|pdf)$/i.test(name) : !TYPES.includes(type)) return 'wrongType';
  return size > MOST_BYTES ? 'tooLarge' : null;
}

/** A file as the list shows it. */
export const listItemOf = ({ key, name, size, state, share, problem }: Upload): UploadListItem => ({
  id: key,
  name,
  detail: sizeText(size),
  state: state === 'refused' ? 'failed' : state,
  share,
  problem,
  // The same file would be refused again.
  canRetry: state === 'failed',
});

const isKept = (file: unknown): file is KeptFile => {
  const { id, name, size } = (file ?? {}) as Partial<Record<keyof KeptFile, unknown>>;
  return typeof id === 'number' && typeof name === 'string' && typeof size === 'number';
};

/** What a draft keeps of files: those that were sent. */
export const keptOf = (uploads: readonly Upload[]): KeptFile[] =>
  uploads.flatMap(({ name, size, result }) => (result === null ? [] : [{ id: result.id, name, size }]));

/** Files of a draft as the list shows them again; what is none is left out. */
export const uploadsOf = (kept: readonly unknown[], most: number = MOST_FILES): Upload[] =>
  kept
    .filter(isKept)
    .slice(0, most)
    .map(({ id, name, size }) => ({ key: `kept-${id}`, name, size, file: null, state: 'done', share: 1, result: { id }, problem: null }));
