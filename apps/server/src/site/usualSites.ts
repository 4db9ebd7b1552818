import { listAgentSites } from '../directory/directory.queries.ts';
import type { Db } from '../platform/database/connect.ts';
import { webAddress } from '../platform/webAddress.ts';

/** A link of the header. */
export interface Link {
  name: string;
  url: string;
  image: string | null;
}

/** Where engineers look first, in the order of the first panel that a visitor sees. */
const wellKnown = [
  'www.digikey.com',
  'www.mouser.com',
  'www.arrow.com',
  'www.avnet.com',
  'www.futureelectronics.com',
  'www.farnell.com',
  'www.rs-online.com',
  'www.rutronik.com',
  'www.szlcsc.com',
  'www.ickey.cn',
  'www.oneyac.com',
  'www.hqchip.com',
];
const MOST_AGENTS = 500;

/** Only addresses that a browser opens as a page. */
export function toLink({ name, nameCn, url }: { name: string; nameCn: string | null; url: string | null }): Link[] {
  const address = webAddress(url);
  return address === null ? [] : [{ name: nameCn ?? name, url: address, image: null }];
}

/** Distributors of the directory that have a website: first the well-known ones and, where few are, any with a catalogue; then all the others. */
export async function usualSites(db: Db, most: { common: number; agent: number }): Promise<{ common: Link[]; agent: Link[] }> {
  const rows = await listAgentSites(db, MOST_AGENTS);
  const placeOf = (url: string) => {
    const place = wellKnown.indexOf(URL.parse(url)?.host ?? '');
    return place < 0 ? wellKnown.length : place;
  };
  const found = rows.flatMap((row) => toLink(row).map((link) => ({ link, kind: row.kind, place: placeOf(link.url) })));
  const common = found
    .filter(({ place, kind }) => place < wellKnown.length || kind === 'catalog')
    .toSorted((a, b) => a.place - b.place)
    .slice(0, most.common)
    .map(({ link }) => link);
  const agent = found.map(({ link }) => link).filter((link) => !common.includes(link));
  return { common, agent: agent.slice(0, most.agent) };
}
