/** Chooses files from this computer. */
export { FileButton, type FileButtonProps } from '../src/FileButton/FileButton.tsx';
