import type { OwnLink } from '@chippage/api/types';
import { useAnnounce } from '@chippage/ui/Announcer';
import { type RefObject, useState } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { quickNavMessages } from './messages.ts';
import { useMoves } from '../../parts/reorder/useMoves.ts';

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
  const { move, drop, focusLater, focusOn } = useMoves({
    items: links,
    onMoved: (next, { url }) => {
      onChange(next);
      setMovedUrl(url);
    },
    root,
  });
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
    move,
    drop,
    edit: (which: string) => {
      setMovedUrl(null);
      setForm(which);
    },
    cancel: () => {
      if (form === 'new') focusOn(ADD);
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
      else focusOn(ADD);
    },
    restore: () => {
      onRestore();
      setForm(null);
      setMovedUrl(null);
      offerUndo(t('restored'));
    },
  };
}
