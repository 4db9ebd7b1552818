import { documentFileLimits } from '@chippage/api/limits';

/** The bytes of every part but the last, whatever the file is for. */
export const partBytes = documentFileLimits.partBytes;

/** How many parts a file has. */
export const partCountOf = (sizeBytes: number): number => Math.ceil(sizeBytes / partBytes);

/** How long a part has to be; undefined for one that the file does not have. */
export function lengthOfPart(sizeBytes: number, part: number): number | undefined {
  const before = (part - 1) * partBytes;
  return part < 1 || before >= sizeBytes ? undefined : Math.min(partBytes, sizeBytes - before);
}
