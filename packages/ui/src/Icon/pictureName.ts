import type { AriaRole } from 'react';

/** What a picture without words in it says: its name, or nothing, where it is decoration. @param label absent: words stand beside it */
export function pictureName(label: string | undefined): { role: AriaRole; 'aria-label': string } | { 'aria-hidden': true } {
  return label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
}
