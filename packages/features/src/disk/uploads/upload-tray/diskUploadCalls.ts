import type { ApiClient } from '@chippage/api/http';
import { addDiskPart, addDiskPath, diskPartAddress, diskPartArrived, finishDiskUpload, startDiskUpload } from '@chippage/api/disk';
import { reasonOf } from '@chippage/api/errors';
import type { DiskOutcome } from '@chippage/api/types';
import { digest, rest } from '../../../parts/parted-upload/partSteps.ts';
import { type PartCalls, sendInParts } from '../../../parts/parted-upload/sendInParts.ts';
import type { DiskUploadCalls } from './useDiskUploads.ts';
import type { UploadTarget } from './uploadFiles.ts';

/**
 * Sends bytes to an address of the store itself, where the session does not go.
 * @returns false: this browser does not get through to the store, or the store did not take them
 */
async function putDirectly(client: ApiClient, part: { id: number; part: number; sha256: string }, file: Blob, signal: AbortSignal): Promise<boolean> {
  const { url, method, headers } = await diskPartAddress(part, { client, signal });
  let answer: Response;
  try {
    answer = await fetch(url, {
      method,
      headers: Object.fromEntries(headers.map(({ name, value }) => [name, value])),
      body: file,
      signal,
      credentials: 'omit',
    });
  } catch {
    signal.throwIfAborted();
    return false;
  }
  if (!answer.ok) return false;
  await diskPartArrived(part, { client, signal });
  return true;
}

/** The calls of files that go to the disk. */
export function diskSendOf(client: ApiClient): DiskUploadCalls['send'] {
  const places = new Map<string, Promise<number>>();
  /** The folder of a file; folders in one another are made once for all files of it. */
  const folderOf = async ({ folderId, names }: UploadTarget): Promise<number | null> => {
    if (names.length === 0) return folderId;
    const key = JSON.stringify([folderId, names]);
    const known = places.get(key) ?? addDiskPath({ names: [...names], ...(folderId !== null && { folderId }) }, { client }).then(({ id }) => id);
    places.set(key, known);
    // One that failed is tried again with the next file.
    known.catch(() => places.delete(key));
    return known;
  };
  return async (file, target, { onClash, signal, onStep }) => {
    const folderId = await folderOf(target);
    let isDirect = false;
    const calls: PartCalls<DiskOutcome> = {
      digest,
      rest,
      start: async ({ name, sizeBytes, sha256 }, stop) => {
        const { upload, outcome } = await startDiskUpload(
          { name, sizeBytes, sha256, onClash, ...(folderId !== null && { folderId }) },
          { client, signal: stop },
        );
        isDirect = upload?.isDirect ?? false;
        if (upload) return { parted: upload };
        if (outcome) return { answer: outcome };
        throw new Error('neither an upload nor what became of it');
      },
      add: async ({ file: bytes, ...part }, { signal: stop, onProgress }) => {
        if (isDirect && (await putDirectly(client, part, bytes, stop))) {
          onProgress(1);
          return undefined;
        }
        // A firm's network may know this site and not the store: then the bytes go through the site.
        isDirect = false;
        return addDiskPart({ ...part, file: bytes }, { client, signal: stop, onProgress });
      },
      finish: (id, stop) => finishDiskUpload({ id, onClash }, { client, signal: stop }),
      isBroken: (error) => reasonOf<'addDiskPart'>(error) === 'disk.part_broken',
    };
    return sendInParts(file, calls, { signal, onStep });
  };
}
