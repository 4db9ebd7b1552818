import type { OwnLink, OwnNavigation } from '@chippage/api/types';

/** Key of the visitor's own links. */
export const navigationKey = 'navigationJson';
/** Key of whether they open in a new tab: 0 or 1. */
export const tabOpenKey = 'tabOpenStatus';

/** More than a panel can show is not kept. */
const MOST = 24;
const LISTS = ['common', 'agent', 'brand'] as const;

/** Reads what the browser kept. @returns null when it kept none, or something else: the site's own lists hold then. */
export function readNavigation(text: string | null, tabOpen: string | null): OwnNavigation | null {
  const value = parse(text);
  if (typeof value !== 'object' || value === null) return null;
  const lists: Partial<Record<(typeof LISTS)[number], unknown>> = value;
  if (!LISTS.some((name) => Array.isArray(lists[name]))) return null;
  const links = (name: (typeof LISTS)[number]) => {
    const list: unknown = lists[name];
    return Array.isArray(list) ? list.flatMap(linkOf).slice(0, MOST) : [];
  };
  return { common: links('common'), agent: links('agent'), brand: links('brand'), tabOpenStatus: tabOpen === '1' ? 1 : 0 };
}

/** What the browser keeps, under its two keys. */
export function navigationTexts({ common, agent, brand, tabOpenStatus }: OwnNavigation): Record<string, string> {
  return { [navigationKey]: JSON.stringify({ common, agent, brand }), [tabOpenKey]: String(tabOpenStatus) };
}

/** http and https alone: a stored address is opened by a click, whoever stored it. */
function linkOf(value: unknown): OwnLink[] {
  if (typeof value !== 'object' || value === null || !('name' in value) || !('url' in value)) return [];
  const { name, url } = value;
  if (typeof name !== 'string' || typeof url !== 'string' || name.trim() === '' || name.length > 40 || url.length > 500) return [];
  if (!/^https?:\/\/[^\s]+$/.test(url) || !URL.canParse(url)) return [];
  const image = 'image' in value && typeof value.image === 'string' && value.image !== '' ? value.image : null;
  return [{ name, url, image }];
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
