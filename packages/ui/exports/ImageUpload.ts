/** Pictures to choose, describe and put in order. */
export { ImageUpload, type ImageUploadProps, type ImageUploadWords } from '../src/ImageUpload/ImageUpload.tsx';
export type { ImageItem, ImageWords } from '../src/ImageUpload/ImageRow.tsx';
export { checkImages, type ImageLimits, type ImageRefusal } from '../src/ImageUpload/checkImages.ts';
