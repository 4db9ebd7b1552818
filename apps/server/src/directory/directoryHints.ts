import { pinyin } from 'pinyin-pro';
import type { DirectoryHint } from '@chippage/api/types';
import { allBrands } from '../datasheets/parts/brands.queries.ts';
import { catalogueOf } from '../datasheets/parts/catalogue/catalogue.ts';
import { keptBy } from '../datasheets/parts/keptBy.ts';
import { wordKey } from '../datasheets/parts/understanding/lexicon.ts';
import type { Db } from '../platform/database/connect.ts';
import { webAddress } from '../platform/webAddress.ts';
import { agentNames } from './directory.queries.ts';

interface Entry {
  hint: DirectoryHint;
  /** Names and pinyin, as they are compared. */
  keys: string[];
  /** First letters of the pinyin: zycx for 兆易创新. */
  initials: string;
}

interface Named {
  id: number;
  name: string;
  nameCn: string | null;
  website: string | null;
  pinyin: string | null;
  aliases?: readonly string[];
}

function toEntry({ id, name, nameCn, website, pinyin: read, aliases = [] }: Named): Entry {
  return {
    hint: { id, name: nameCn ?? name, website: webAddress(website), fullLogo: null, fullName: nameCn === null ? name : `${nameCn} ${name}` },
    keys: [name, nameCn ?? '', read ?? '', ...aliases].map(wordKey).filter((key) => key !== ''),
    initials: nameCn === null ? '' : wordKey(pinyin(nameCn, { pattern: 'first', toneType: 'none', type: 'array' }).join('')),
  };
}

/** Brands, those with the most parts first; kept as long as the catalogue does not change. */
async function brandEntries(db: Db): Promise<readonly Entry[]> {
  const snapshot = await catalogueOf(db).current();
  return keptBy(snapshot, 'brand hints', async () => (await allBrands(db)).toSorted((a, b) => b.partCount - a.partCount || a.id - b.id).map(toEntry));
}

async function agentEntries(db: Db): Promise<readonly Entry[]> {
  const snapshot = await catalogueOf(db).current();
  return keptBy(snapshot, 'agent hints', async () => (await agentNames(db)).map(toEntry));
}

/** The name itself, its start, the start of its initials, then anywhere. */
function rankOf({ keys, initials }: Entry, typed: string): number {
  if (keys.includes(typed)) return 0;
  if (keys.some((key) => key.startsWith(typed))) return 1;
  if (initials.startsWith(typed)) return 2;
  return typed.length > 1 && keys.some((key) => key.includes(typed)) ? 3 : 4;
}

/** Brands or distributors for what was typed so far; without words the first of the list. */
export async function directoryHints(db: Db, what: 'brand' | 'agent', keywords: string, size: number): Promise<DirectoryHint[]> {
  const entries = await (what === 'brand' ? brandEntries(db) : agentEntries(db));
  const typed = wordKey(keywords);
  if (keywords.trim() === '') return entries.slice(0, size).map(({ hint }) => hint);
  // Words without a letter (%, 。) name nobody.
  if (typed === '') return [];
  return entries
    .map((entry) => ({ entry, rank: rankOf(entry, typed) }))
    .filter(({ rank }) => rank < 4)
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, size)
    .map(({ entry }) => entry.hint);
}
