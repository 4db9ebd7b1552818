import type { PageSource } from '@chippage/api/types';
import { useEffect, useState } from 'react';

/** What is being written of a page. */
export interface PageText {
  title: string;
  description: string;
  markdown: string;
}

const textOf = ({ title, description, markdown }: PageText): PageText => ({ title, description, markdown });
const same = (a: PageText, b: PageText) => a.title === b.title && a.description === b.description && a.markdown === b.markdown;

/** A page being written, beside the version that it started from. */
export interface PageDraft {
  text: PageText;
  change: (part: Partial<PageText>) => void;
  isDirty: boolean;
  /** The version that was changed: a save of an older one is refused. */
  version: number;
  /** What somebody else kept meanwhile. */
  conflict: PageSource | null;
  reset: () => void;
  /** The page is now kept like this. */
  adopt: (page: PageSource) => void;
  /** Somebody else was faster. */
  meet: (theirs: PageSource) => void;
  /** Goes on with one's own text, on top of theirs. */
  keepMine: () => void;
}

/** Keeps what is typed whatever is read meanwhile; only an untouched text follows the server. */
export function usePageDraft(kept: PageSource, onDirtyChange?: (isDirty: boolean) => void): PageDraft {
  const [base, setBase] = useState(kept);
  const [seen, setSeen] = useState(kept.version);
  const [text, setText] = useState(() => textOf(kept));
  const [conflict, setConflict] = useState<PageSource | null>(null);
  const isDirty = !same(text, base);
  if (seen !== kept.version) {
    setSeen(kept.version);
    if (!isDirty) {
      setBase(kept);
      setText(textOf(kept));
    }
  }
  useEffect(() => onDirtyChange?.(isDirty), [isDirty, onDirtyChange]);
  useEffect(() => () => onDirtyChange?.(false), [onDirtyChange]);
  const adopt = (page: PageSource) => {
    setBase(page);
    setText(textOf(page));
    setConflict(null);
  };
  return {
    text,
    isDirty,
    conflict,
    version: base.version,
    change: (part) => setText((before) => ({ ...before, ...part })),
    reset: () => setText(textOf(base)),
    adopt,
    meet: setConflict,
    keepMine: () => {
      if (conflict) setBase(conflict);
      setConflict(null);
    },
  };
}
