import type { AriaRole } from 'react';

/** What a picture without words in it says: its name, or nothing, where it is decoration. @param label absent: words stand beside it */
export function pictureName(label: string | undefined): { role: AriaRole; 'aria-label': string } | { 'aria-hidden': true } {
  return label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
}

/** The square of a picture: as many px beside text of the usual size, and larger with larger text. */
export function pictureSquare(px: number): { width: string; height: string } {
  const side = `${px / 16}rem`;
  return { width: side, height: side };
}
