import { ownLinkLimits, ownNavigationLimits } from '@chippage/api/limits';
import type { SavedNavigation, OwnLink, OwnNavigation } from '@chippage/api/types';

/** The lists of the quick navigation. */
export type QuickNavTab = 'common' | 'agent' | 'brand';

/** The tabs in the order shown. */
export const quickNavTabs: readonly QuickNavTab[] = ['common', 'agent', 'brand'];

/** The links of each tab. */
export type QuickNavLists = Readonly<Record<QuickNavTab, readonly OwnLink[]>>;

/** A list holds at most this many links; the server refuses more. */
export const QUICK_NAV_LIMIT = ownNavigationLimits.common.maxItems;
export const NAME_LIMIT = ownLinkLimits.name.maxLength;
export const URL_LIMIT = ownLinkLimits.url.maxLength;

/** What a browser remembers beside its links, so that it can tell on which side something changed. */
export interface NavigationSync {
  /** Epoch milliseconds of the last change that no server has yet. */
  changedAt: number | null;
  /** The server's `updateTime` of what was last the same on both sides. */
  syncedAt: string | null;
  /** Whose links they are; `null` while nobody was logged in. */
  memberId: number | null;
}

/** Nothing was changed and nothing was ever synced. */
export const neverSynced: NavigationSync = { changedAt: null, syncedAt: null, memberId: null };

/** Whether an address may be opened from a list: http and https alone. */
export function isWebAddress(url: string): boolean {
  return /^https?:\/\/\S+$/i.test(url) && URL.canParse(url);
}

/** Whether two navigations show the same. */
export function isSameNavigation(one: OwnNavigation, other: OwnNavigation): boolean {
  return one.tabOpenStatus === other.tabOpenStatus && quickNavTabs.every((tab) => JSON.stringify(one[tab]) === JSON.stringify(other[tab]));
}

/** What holds from now on, and whether the server has to be told. */
export interface NavigationMerge {
  /** `null`: neither side keeps any, the site's own lists hold. */
  navigation: OwnNavigation | null;
  mustSave: boolean;
}

/**
 * Brings a browser's navigation and a member's together. Where only one side changed since they were last the same, that
 * side holds; where both did, the newer one holds and the links that only the older one has are put at the end.
 * Links that another member left in this browser are never mixed in.
 */
export function mergeNavigation(own: OwnNavigation | null, sync: NavigationSync, kept: SavedNavigation, memberId: number): NavigationMerge {
  const isOthers = sync.memberId !== null && sync.memberId !== memberId;
  const isUntouched = sync.changedAt === null && sync.syncedAt !== null;
  if (own === null || isOthers || isUntouched) return { navigation: kept.navigation, mustSave: false };
  if (kept.navigation === null) return { navigation: own, mustSave: true };
  if (kept.updateTime === sync.syncedAt) return { navigation: own, mustSave: true };
  const isSavedNewer = kept.updateTime !== null && Date.parse(kept.updateTime) > (sync.changedAt ?? 0);
  const navigation = isSavedNewer ? joined(kept.navigation, own) : joined(own, kept.navigation);
  return { navigation, mustSave: !isSameNavigation(navigation, kept.navigation) };
}

function joined(newer: OwnNavigation, older: OwnNavigation): OwnNavigation {
  const list = (tab: QuickNavTab) => {
    const known = new Set(newer[tab].map(({ url }) => url));
    return [...newer[tab], ...older[tab].filter(({ url }) => !known.has(url))].slice(0, QUICK_NAV_LIMIT);
  };
  return { common: list('common'), agent: list('agent'), brand: list('brand'), tabOpenStatus: newer.tabOpenStatus };
}
