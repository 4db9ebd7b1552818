import { useState } from 'react';

/** What stands in a search field: what was searched, until something else is typed. */
export function useFollowedText(searched: string): readonly [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(searched);
  const [seen, setSeen] = useState(searched);
  // Back and forward search other words; the field keeps its focus while its text follows.
  if (seen !== searched) {
    setSeen(searched);
    setText(searched);
  }
  return [text, setText];
}
