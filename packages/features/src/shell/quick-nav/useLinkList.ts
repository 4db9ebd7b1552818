import type { OwnLink } from '@chippage/api/types';
import { useAnnounce } from '@chippage/ui/Announcer';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { quickNavMessages } from './messages.ts';
import { moveLink } from './moveLink.ts';

// What is always there, whatever the list holds.
const ADD = '[data-part="foot"] button';

interface LinkListInput {
  links: readonly OwnLink[];
  startsWithNew: boolean;
  onChange: (links: OwnLink[]) => void;
  onRestore: () => void;
  /** Holds the rows: focus is looked for in it. */
  root: RefObject<HTMLElement | null>;
}

/** What the editor knows beside the links: which form is open, what was moved, what can be undone, where focus goes. */
export function useLinkList({ links, startsWithNew, onChange, onRestore, root }: LinkListInput) {
  const t = useMessages(quickNavMessages);
  const announce = useAnnounce();
  const [form, setForm] = useState<string | null>(startsWithNew ? 'new' : null);
  const [movedUrl, setMovedUrl] = useState<string | null>(null);
  const [undo, setUndo] = useState<{ text: string; run: () => void } | null>(null);
  const wanted = useRef<string | null>(null);

  // A row that moves in the document, or goes, takes focus with it: it is put where the work goes on.
  useEffect(() => {
    if (wanted.current === null) return;
    root.current?.querySelector<HTMLElement>(wanted.current)?.focus();
    wanted.current = null;
  });
  const focusLater = (index: number, part: string) => {
    wanted.current = `[data-row="${index}"] [data-part="${part}"]`;
  };

  const arrange = (from: number, to: number) => {
    const link = links[from];
    if (!link || to < 0 || to >= links.length || to === from) return null;
    onChange(moveLink(links, from, to));
    setMovedUrl(link.url);
    return t('moved', { place: to + 1, count: links.length });
  };
  const offerUndo = (text: string) => {
    const before = [...links];
    announce(text);
    setUndo({
      text,
      run: () => {
        onChange(before);
        setUndo(null);
        announce(t('undone'));
        focusLater(0, 'grip');
      },
    });
  };

  return {
    form,
    movedUrl,
    undo,
    /** By its buttons or by keys, named by the part that keeps focus. */
    move: (from: number, to: number) => {
      const part = document.activeElement?.getAttribute('data-part') ?? 'grip';
      const said = arrange(from, to);
      if (said === null) return;
      announce(said);
      focusLater(to, part);
    },
    drop: (from: number, to: number) => {
      const said = arrange(from, to);
      if (said === null) return;
      announce(said);
      focusLater(to, 'grip');
    },
    edit: (which: string) => {
      setMovedUrl(null);
      setForm(which);
    },
    cancel: () => {
      if (form === 'new') wanted.current = ADD;
      else
        focusLater(
          links.findIndex(({ url }) => url === form),
          'edit',
        );
      setForm(null);
    },
    save: (link: OwnLink) => {
      const at = form === 'new' ? links.length : links.findIndex(({ url }) => url === form);
      onChange(at < links.length ? links.with(at, link) : [...links, link]);
      setForm(null);
      setUndo(null);
      announce(t('saved', { name: link.name }));
      focusLater(at, 'edit');
    },
    remove: (index: number) => {
      const link = links[index];
      if (!link) return;
      onChange(links.filter((_, at) => at !== index));
      offerUndo(t('removed', { name: link.name }));
      if (links.length > 1) focusLater(Math.min(index, links.length - 2), 'remove');
      else wanted.current = ADD;
    },
    restore: () => {
      onRestore();
      setForm(null);
      setMovedUrl(null);
      offerUndo(t('restored'));
    },
  };
}
