import { boardPhotoLimits } from '@chippage/api/limits';
import type { BoardPhoto } from '@chippage/api/types';
import { useRef, useState } from 'react';
import { type OnUpload, useUploads } from '../../../parts/upload-files/useUploads.ts';

/** Photographs of a row that is being written: those that it has, and those that are being sent. */
export type RowPhotoFiles = ReturnType<typeof useRowPhotos>;

/** Holds the photographs of a row. @param known What the row has; read once. */
export function useRowPhotos(draftKey: string, known: readonly BoardPhoto[], onUpload: OnUpload) {
  const [kept, setKept] = useState(known);
  const files = useUploads(onUpload, `${draftKey}:photos`, Math.max(0, boardPhotoLimits.perRow - kept.length));
  const chooseRef = useRef<HTMLButtonElement>(null);
  return {
    kept,
    drop: (id: number) => setKept((was) => was.filter((photo) => photo.id !== id)),
    files,
    chooseRef,
    ids: [...kept.map(({ id }) => id), ...files.sentIds],
  };
}
