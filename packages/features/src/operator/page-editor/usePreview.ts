import { ApiError } from '@chippage/api/errors';
import type { Block } from '@chippage/api/types';
import { useEffect, useState } from 'react';

/** How long after the last keystroke the text is looked at. */
const AFTER_MS = 500;

/** What visitors would see. */
export interface Preview {
  blocks: readonly Block[];
  isWaiting: boolean;
  /** Why it is not newer. */
  failure: string | null;
}

/** Looks at a text shortly after it stopped changing; an answer that was overtaken is dropped. */
export function usePreview(markdown: string, onPreview: (markdown: string) => Promise<readonly Block[]>): Preview {
  const [shown, setShown] = useState<{ of: string | null; blocks: readonly Block[]; failure: string | null }>({ of: null, blocks: [], failure: null });
  useEffect(() => {
    let isOvertaken = false;
    const look = async () => {
      try {
        const blocks = markdown.trim() === '' ? [] : await onPreview(markdown);
        if (!isOvertaken) setShown({ of: markdown, blocks, failure: null });
      } catch (error) {
        const failure = error instanceof ApiError ? error.message : String(error);
        if (!isOvertaken) setShown((before) => ({ of: markdown, blocks: before.blocks, failure }));
      }
    };
    const timer = setTimeout(() => void look(), AFTER_MS);
    return () => {
      isOvertaken = true;
      clearTimeout(timer);
    };
  }, [markdown, onPreview]);
  return { blocks: shown.blocks, isWaiting: shown.of !== markdown, failure: shown.failure };
}
