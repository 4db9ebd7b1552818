/** What a picture says of itself before it is decoded. */
export interface PictureShape {
  format: string;
  width: number;
  height: number;
  channels?: number;
  depth?: string;
  isProgressive?: boolean;
}

/** Measured with libvips 8.18: an AVIF is held in several copies while it is decoded. */
const AVIF_BYTES_A_PIXEL = 18;
/** Coefficients of two bytes for each of the colours. */
const PROGRESSIVE_JPEG_BYTES_A_PIXEL = 4;

/** Memory that decoding will take. Pictures that are read line by line take nothing worth counting. */
export function decodingBytes({ format, width, height, channels = 4, depth, isProgressive = false }: PictureShape): number {
  const pixels = width * height;
  const sample = depth === 'ushort' ? 2 : 1;
  if (format === 'heif') return pixels * AVIF_BYTES_A_PIXEL;
  if (format === 'webp') return pixels * 4;
  if (format === 'jpeg') return isProgressive ? pixels * PROGRESSIVE_JPEG_BYTES_A_PIXEL : 0;
  return isProgressive ? pixels * channels * sample * 1.5 : 0;
}
