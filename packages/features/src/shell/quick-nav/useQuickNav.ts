import type { SavedNavigation, OwnLink, OwnNavigation } from '@chippage/api/types';
import { useEffect, useRef, useState } from 'react';
import { NAVIGATION_KEY, type NavigationStorage, readNavigation, type StoredNavigation, TAB_OPEN_KEY, writeNavigation } from './navigationStore.ts';
import { isSameNavigation, mergeNavigation, neverSynced, type QuickNavLists, type QuickNavTab } from './ownNavigation.ts';

// Moving a link up five places is one change, not five.
const SAVE_AFTER_MS = 600;

export interface QuickNavOptions {
  /** `localStorage`; `null` where there is none, as on the server. */
  storage: NavigationStorage | null;
  /** The site's own lists, for who has changed nothing. */
  initial: QuickNavLists;
  /** Who is logged in, and what the server keeps for them; `kept` is absent until that is known. */
  member: { id: number; kept: SavedNavigation | undefined } | null;
  /** Tells the server. A failure is made good at the next change or visit. */
  onSave?: (navigation: OwnNavigation) => Promise<SavedNavigation>;
}

/** The visitor's own sites and the ways to change them; spread it into `QuickNavPanel`. */
export interface QuickNav {
  lists: QuickNavLists;
  opensInNewTab: boolean;
  /** Whether changes reach an account. */
  isSynced: boolean;
  onListChange: (tab: QuickNavTab, links: readonly OwnLink[]) => void;
  onRestore: (tab: QuickNavTab) => void;
  onOpensInNewTabChange: (opensInNewTab: boolean) => void;
}

const nothing: StoredNavigation = { own: null, sync: neverSynced };

/**
 * Keeps the quick navigation under `navigationJson` and `tabOpenStatus`, and the same with the member's account when
 * somebody is logged in. The server and the first paint draw the site's own lists.
 */
export function useQuickNav({ storage, initial, member, onSave }: QuickNavOptions): QuickNav {
  const [stored, setStored] = useState<StoredNavigation>(nothing);
  const [hasRead, setRead] = useState(false);
  const memberId = member?.id ?? null;
  const kept = member?.kept;
  // Timers and answers come between renders: they look here.
  const latest = useRef({ stored, initial, onSave, merged: undefined as SavedNavigation | undefined });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    Object.assign(latest.current, { initial, onSave });
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const keep = (next: StoredNavigation) => {
    latest.current.stored = next;
    setStored(next);
    if (storage) writeNavigation(storage, next);
  };
  const send = async (own: OwnNavigation, changedAt: number, forMember: number) => {
    const answer = await latest.current.onSave?.(own).catch(() => undefined);
    const now = latest.current.stored;
    if (!answer || now.sync.memberId !== forMember) return;
    // What was changed meanwhile is still to be sent.
    const rest = now.sync.changedAt === changedAt ? null : now.sync.changedAt;
    keep({ own: now.own, sync: { changedAt: rest, syncedAt: answer.updateTime, memberId: forMember } });
  };

  // What another tab writes counts here as well.
  useEffect(() => {
    if (!storage) return;
    const read = () => {
      latest.current.stored = readNavigation(storage, mutable(latest.current.initial));
      setStored(latest.current.stored);
    };
    read();
    setRead(true);
    const follow = ({ key }: StorageEvent) => {
      if (key === NAVIGATION_KEY || key === TAB_OPEN_KEY || key === null) read();
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [storage]);

  useEffect(() => {
    if (memberId === null) latest.current.merged = undefined;
    if (!hasRead || memberId === null || kept === undefined || latest.current.merged === kept) return;
    latest.current.merged = kept;
    const { own, sync } = latest.current.stored;
    const { navigation, mustSave } = mergeNavigation(own, sync, kept, memberId);
    const changedAt = mustSave ? (sync.changedAt ?? Date.now()) : null;
    keep({ own: navigation, sync: { changedAt, syncedAt: kept.updateTime, memberId } });
    if (navigation !== null && changedAt !== null) void send(navigation, changedAt, memberId);
  });

  const shown = stored.own ?? { ...mutable(initial), tabOpenStatus: 0 };
  // An undo is kept from an earlier render, and two changes may come in one: each starts from what is stored now.
  const change = (part: Partial<OwnNavigation>) => {
    const { own: was, sync } = latest.current.stored;
    const own = { ...(was ?? { ...mutable(latest.current.initial), tabOpenStatus: 0 }), ...part };
    if (was !== null && isSameNavigation(own, was)) return;
    const changedAt = Date.now();
    keep({ own, sync: { ...sync, changedAt, memberId: memberId ?? sync.memberId } });
    if (memberId === null) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void send(own, changedAt, memberId), SAVE_AFTER_MS);
  };
  return {
    lists: shown,
    opensInNewTab: shown.tabOpenStatus === 1,
    isSynced: memberId !== null,
    onListChange: (tab, links) => change({ [tab]: [...links] }),
    onRestore: (tab) => change({ [tab]: [...latest.current.initial[tab]] }),
    onOpensInNewTabChange: (opensInNewTab) => change({ tabOpenStatus: opensInNewTab ? 1 : 0 }),
  };
}

function mutable({ common, agent, brand }: QuickNavLists): Omit<OwnNavigation, 'tabOpenStatus'> {
  return { common: [...common], agent: [...agent], brand: [...brand] };
}
