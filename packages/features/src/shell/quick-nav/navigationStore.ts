import type { OwnLink, OwnNavigation } from '@chippage/api/types';
import { isWebAddress, NAME_LIMIT, type NavigationSync, neverSynced, QUICK_NAV_LIMIT, URL_LIMIT } from './ownNavigation.ts';

/** Where a browser keeps the visitor's own links: three lists of `{name, url, image}`. */
export const NAVIGATION_KEY = 'navigationJson';
/** Where it keeps whether they open in a new tab: 0 or 1. */
export const TAB_OPEN_KEY = 'tabOpenStatus';
/** Where it keeps what was last the same on the server. */
export const SYNC_KEY = 'navigationSync';

/** The part of `localStorage` that is needed. */
export type NavigationStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What a browser keeps. */
export interface StoredNavigation {
  /** `null`: nothing, or nothing that can be read. */
  own: OwnNavigation | null;
  sync: NavigationSync;
}

/** Reads what the browser keeps; what is no list of links is none. The switch alone may be kept as well. */
export function readNavigation(storage: NavigationStorage, lists: Omit<OwnNavigation, 'tabOpenStatus'>): StoredNavigation {
  const value = parsed(storage, NAVIGATION_KEY);
  const tabOpen = text(storage, TAB_OPEN_KEY);
  const sync = syncOf(parsed(storage, SYNC_KEY));
  const hasLists = isRecord(value) && ['common', 'agent', 'brand'].some((tab) => Array.isArray(value[tab]));
  if (!hasLists && tabOpen !== '0' && tabOpen !== '1') return { own: null, sync };
  const tabOpenStatus = tabOpen === '1' ? 1 : 0;
  if (!hasLists) return { own: { ...lists, tabOpenStatus }, sync };
  return { own: { common: linksOf(value['common']), agent: linksOf(value['agent']), brand: linksOf(value['brand']), tabOpenStatus }, sync };
}

/** Keeps a navigation in the browser, or forgets it. A browser that refuses (full, or private) is no reason to stop. */
export function writeNavigation(storage: NavigationStorage, { own, sync }: StoredNavigation): void {
  try {
    if (own === null) {
      for (const key of [NAVIGATION_KEY, TAB_OPEN_KEY]) storage.removeItem(key);
    } else {
      const { common, agent, brand, tabOpenStatus } = own;
      storage.setItem(NAVIGATION_KEY, JSON.stringify({ common, agent, brand }));
      storage.setItem(TAB_OPEN_KEY, String(tabOpenStatus));
    }
    storage.setItem(SYNC_KEY, JSON.stringify(sync));
  } catch {
    // Still shown until the page goes.
  }
}

function text(storage: NavigationStorage, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}

function parsed(storage: NavigationStorage, key: string): unknown {
  try {
    return JSON.parse(text(storage, key) ?? 'null');
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function linksOf(list: unknown): OwnLink[] {
  if (!Array.isArray(list)) return [];
  const links = list.flatMap((value: unknown): OwnLink[] => {
    if (!isRecord(value)) return [];
    const { name, url, image } = value;
    if (typeof name !== 'string' || name.trim() === '' || name.length > NAME_LIMIT) return [];
    if (typeof url !== 'string' || url.length > URL_LIMIT || !isWebAddress(url)) return [];
    return [{ name, url, image: typeof image === 'string' && image !== '' ? image : null }];
  });
  return [...new Map(links.toReversed().map((link) => [link.url, link])).values()].toReversed().slice(0, QUICK_NAV_LIMIT);
}

function syncOf(value: unknown): NavigationSync {
  if (!isRecord(value)) return neverSynced;
  const { changedAt, syncedAt, memberId } = value;
  return {
    changedAt: typeof changedAt === 'number' ? changedAt : null,
    syncedAt: typeof syncedAt === 'string' ? syncedAt : null,
    memberId: typeof memberId === 'number' ? memberId : null,
  };
}
