/** Puts a text on the clipboard and says whether it did. */
export { CopyButton, type CopyButtonProps, type CopyWords } from '../src/CopyButton/CopyButton.tsx';
