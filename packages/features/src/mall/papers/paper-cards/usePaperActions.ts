import { type RefObject, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { type Action, useAction } from '../../../parts/action/useAction.ts';
import { paperCardsMessages } from './messages.ts';
import type { Paper, PaperActions } from './paper.ts';

/** The actions of the cards: removing asks first and can be undone until the page is left. */
export interface PaperCardActions<Saved extends Paper> {
  action: Action;
  /** The one whose removal is asked about. */
  asked: Saved | null;
  ask: (paper: Saved | null) => void;
  /** The one that was removed and can be brought back. */
  removed: Saved | null;
  remove: (paper: Saved) => void;
  undo: (paper: Saved) => void;
  makeDefault: (paper: Saved) => void;
}

/** Runs what can be done with saved papers, one at a time. `news` takes the focus when a pressed button goes away. */
export function usePaperActions<Saved extends Paper>(
  { onRemove, onRestore, onDefault }: PaperActions<Saved>,
  nameOf: (paper: Saved) => string,
  news: RefObject<HTMLElement | null>,
): PaperCardActions<Saved> {
  const t = useMessages(paperCardsMessages);
  const action = useAction();
  const [asked, setAsked] = useState<Saved | null>(null);
  const [removed, setRemoved] = useState<Saved | null>(null);
  return {
    action,
    asked,
    ask: (paper) => {
      setAsked(paper);
      if (paper === null) action.clear();
    },
    removed,
    remove: (paper) => {
      const call = async () => {
        await onRemove(paper);
        setRemoved(paper);
        setAsked(null);
      };
      void action.run('remove', call, t('removed', { name: nameOf(paper) }));
    },
    undo: (paper) => {
      news.current?.focus();
      void action.run('undo', () => onRestore(paper).then(() => setRemoved(null)), t('restored', { name: nameOf(paper) }));
    },
    makeDefault: (paper) => {
      const call = () => {
        setRemoved(null);
        return onDefault(paper);
      };
      void action.run('default', call, t('defaultSet', { name: nameOf(paper) }));
    },
  };
}
