import type { BomLine, BomPart } from '@chippage/api/types';
import { useEffect, useState } from 'react';
import { useDrafts } from '../../parts/form/DraftsProvider.tsx';
import type { BomWork } from '../bom-page/bomWork.ts';

const KEY = 'bomWork';

/** A list as a text that a browser keeps. */
interface Kept {
  name: string;
  sets: number;
  lines: BomLine[];
  parts: BomPart[];
}

function read(text: string | null | undefined): BomWork | null {
  if (!text) return null;
  try {
    const { name, sets, lines, parts }: Kept = JSON.parse(text);
    return { name, sets, lines, parts: new Map(parts.map((part) => [part.id, part])) };
  } catch {
    return null;
  }
}

/** The list of a visitor: it outlives a reload and a log-in in this window, and is nowhere else. */
export function useVisitorBom(): { work: BomWork | null; onWork: (work: BomWork | null) => void } {
  const store = useDrafts();
  const [work, setWork] = useState<BomWork | null>(null);
  // After mount, because the server has no such store and both must draw the same.
  useEffect(() => setWork(read(store?.getItem(KEY))), [store]);
  return {
    work,
    onWork: (next) => {
      setWork(next);
      const kept = next && { ...next, parts: [...next.parts.values()] };
      store?.setItem(KEY, kept === null ? '' : JSON.stringify(kept));
    },
  };
}
