/** Why a file is not taken. */
export type ImageRefusal = 'type' | 'size' | 'empty' | 'count';

/** What is taken. */
export interface ImageLimits {
  /** Kinds by their type: `image/png`. */
  types: readonly string[];
  /** The most bytes of one. */
  maxBytes: number;
  /** The most pictures of all. */
  maxCount: number;
}

/** Parts files into those that are taken and those that are not, by what their labels say; look into them on the server. */
export function checkImages(files: readonly File[], have: number, { types, maxBytes, maxCount }: ImageLimits) {
  const taken: File[] = [];
  const refused: { name: string; reason: ImageRefusal }[] = [];
  for (const file of files) {
    const { name, type, size } = file;
    const reason = !types.includes(type) ? 'type' : size === 0 ? 'empty' : size > maxBytes ? 'size' : have + taken.length >= maxCount ? 'count' : null;
    if (reason === null) taken.push(file);
    else refused.push({ name, reason });
  }
  return { taken, refused };
}
