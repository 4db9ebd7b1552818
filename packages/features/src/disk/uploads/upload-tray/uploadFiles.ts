import type { DiskItem } from '@chippage/api/types';
import { diskLimits } from '@chippage/api/limits';
import { newQueuedFile, type QueuedFile } from '../../../parts/parted-upload/queuedFile.ts';

/** A file on its way to the disk. */
export interface UploadFile extends QueuedFile<'asking' | 'done' | 'skipped'> {
  /** As it lies in the disk. */
  item: DiskItem | null;
}

/** Where a file goes. */
export interface UploadTarget {
  folderId: number | null;
  /** The folders under it, from the outermost; those that are missing are made. */
  names: readonly string[];
}

/** Files of one go; a folder with more is better zipped. */
export const MOST_FILES = 2000;

/** Files that a folder has for the system alone; nobody chose them. */
const isHidden = ({ name }: File) => name.startsWith('.') || /^(?:thumbs\.db|desktop\.ini)$/i.test(name);

/** Parts the files that were chosen into those that can go and those that cannot. */
export function sortChosen(chosen: readonly File[]): { taken: File[]; tooLarge: File[]; over: number } {
  const seen = chosen.filter((file) => !isHidden(file));
  const tooLarge = seen.filter(({ size }) => size > diskLimits.fileBytes);
  const fitting = seen.filter(({ size }) => size <= diskLimits.fileBytes);
  return { taken: fitting.slice(0, MOST_FILES), tooLarge, over: Math.max(0, fitting.length - MOST_FILES) };
}

/** The folders in which a file of a chosen folder lies. */
export const folderNamesOf = ({ webkitRelativePath }: File): string[] => (webkitRelativePath ?? '').split('/').slice(0, -1);

/** A new file in the list. */
export const newUpload = (id: string, file: File): UploadFile => ({ ...newQueuedFile(id, file), item: null });
