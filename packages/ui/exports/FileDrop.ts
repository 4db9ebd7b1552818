/** A place to drop files on, with a button to choose them. */
export { FileDrop, type FileDropProps } from '../src/FileDrop/FileDrop.tsx';
export { type FileDropOptions, useFileDrop } from '../src/FileDrop/useFileDrop.ts';
