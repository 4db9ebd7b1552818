import { ApiError } from '@chippage/api/errors';
import type { LooseCirclePicture } from '@chippage/api/types';
import type { ImageItem } from '@chippage/ui/ImageUpload';
import { useEffect, useRef, useState } from 'react';

/** Sends a picture. @throws ApiError whose message is shown */
export type OnUploadPicture = (file: File, options: { signal: AbortSignal; onProgress: (share: number) => void }) => Promise<LooseCirclePicture>;

interface Picture extends ImageItem {
  file: File;
  /** What the server made of it. */
  stored: LooseCirclePicture | null;
}

/** Lets go what the browser kept of the files to show them: until a post holds a picture its address opens nothing. */
function release(pictures: readonly Picture[]): void {
  for (const { src } of pictures) if (src !== null) URL.revokeObjectURL(src);
}

/** Pictures on their way to the server, with what each shows and in the order in which they will stand. @param failed said of an error without words */
export function usePictures(onUpload: OnUploadPicture, failed: string) {
  const [pictures, setPictures] = useState<readonly Picture[]>([]);
  const stops = useRef(new Map<string, AbortController>());
  const count = useRef(0);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const newest = useRef(pictures);
  useEffect(() => {
    newest.current = pictures;
  });
  useEffect(() => () => release(newest.current), []);
  const change = (id: string, own: Partial<Picture>) => setPictures((was) => was.map((one) => (one.id === id ? { ...one, ...own } : one)));
  const send = async (id: string, file: File) => {
    const stop = new AbortController();
    stops.current.set(id, stop);
    change(id, { state: 'uploading', share: 0, problem: null });
    // One after another: the site looks into a few files of a member at a time.
    const before = queue.current;
    let leave: () => void = () => undefined;
    queue.current = new Promise<void>((resolve) => (leave = resolve));
    await before;
    try {
      if (stop.signal.aborted) return;
      const stored = await onUpload(file, { signal: stop.signal, onProgress: (share) => !stop.signal.aborted && change(id, { share }) });
      change(id, { state: 'done', stored });
    } catch (error) {
      if (!stop.signal.aborted) change(id, { state: 'failed', problem: error instanceof ApiError ? error.message : failed });
    } finally {
      stops.current.delete(id);
      leave();
    }
  };
  return {
    images: pictures as readonly ImageItem[],
    isIncomplete: pictures.some(({ state }) => state !== 'done'),
    lacksAlt: pictures.some(({ alt }) => alt.trim() === ''),
    sent: pictures.flatMap(({ stored, alt }) => (stored ? [{ id: stored.id, alt }] : [])),
    add: (files: readonly File[]) => {
      const added = files.map((file): Picture => {
        count.current += 1;
        return {
          id: `${count.current}`,
          name: file.name,
          src: URL.createObjectURL(file),
          alt: '',
          state: 'uploading',
          share: 0,
          problem: null,
          file,
          stored: null,
        };
      });
      setPictures((was) => [...was, ...added]);
      for (const { id, file } of added) void send(id, file);
    },
    setAlt: (id: string, alt: string) => change(id, { alt }),
    remove: (id: string) => {
      stops.current.get(id)?.abort();
      release(pictures.filter((one) => one.id === id));
      setPictures((was) => was.filter((one) => one.id !== id));
    },
    move: (id: string, index: number) =>
      setPictures((was) => {
        const others = was.filter((one) => one.id !== id);
        return [...others.slice(0, index), ...was.filter((one) => one.id === id), ...others.slice(index)];
      }),
    retry: (id: string) => {
      const found = pictures.find((one) => one.id === id);
      if (found) void send(id, found.file);
    },
  };
}
