import { navigationChangeLimits } from '@chippage/api/limits';
import type { Agent, OwnLink, OwnNavigation } from '@chippage/api/types';
import { isOwnPath, isPageAddress, webAddress } from '../platform/webAddress.ts';
import { wrongLinkFailure } from './site.errors.ts';

/** The header's drop-downs. */
export type NavigationList = 'common' | 'agent' | 'brand';

/** The links of each drop-down. */
export type NavigationLists = Record<NavigationList, OwnLink[]>;

/** A website of the directory. */
export interface DirectorySite {
  name: string;
  nameCn: string | null;
  url: string | null;
}

/** The longest that a list gets. */
const MOST_LINKS = navigationChangeLimits.links.maxItems;
const USUAL_SITES = 12;

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

/** The makers whose sites engineers open most, by the names of the catalogue: from everywhere, then from China. */
const wellKnownMakers = [
  'Texas Instruments',
  'STMicroelectronics',
  'Analog Devices',
  'NXP Semiconductors',
  'Infineon Technologies',
  'Microchip Technology',
  'onsemi',
  'Renesas Electronics',
  'Murata',
  'Vishay',
  'GigaDevice',
  'WCH',
  'Espressif Systems',
  '3PEAK',
  'NOVOSENSE',
  'Silergy',
  'Geehy',
  'Artery Technology',
  'Sunlord',
];

/**
 * Links as they may be kept: names without blanks around them, pages of the web only.
 * @throws Failure that names the link.
 */
export function checkedLinks(field: string, links: readonly OwnLink[]): OwnLink[] {
  return links.map(({ name: text, url, image }, at) => {
    const name = text.replaceAll(/\s+/g, ' ').trim();
    if (name === '') throw wrongLinkFailure(field, `第 ${at + 1} 个链接没有名称，请填写`);
    if (!isPageAddress(url)) throw wrongLinkFailure(field, `“${name}”的网址不正确，请填写 http:// 或 https:// 开头的完整网址`);
    if (image !== null && image !== '' && !isPageAddress(image) && !isOwnPath(image)) throw wrongLinkFailure(field, `“${name}”的图片地址不正确，请清空后重试`);
    return { name, url, image: image === '' ? null : image };
  });
}

/**
 * A member's own navigation as it may be kept.
 * @throws Failure that names the link.
 */
export const checkedNavigation = ({ common, agent, brand, tabOpenStatus }: OwnNavigation): OwnNavigation => ({
  common: checkedLinks('common', common),
  agent: checkedLinks('agent', agent),
  brand: checkedLinks('brand', brand),
  tabOpenStatus,
});

/** Only addresses that a browser opens as a page. */
function toLink({ name, nameCn, url }: DirectorySite): OwnLink[] {
  const address = webAddress(url);
  return address === null ? [] : [{ name: nameCn ?? name, url: address, image: null }];
}

/** Distributors: first the well-known ones and those with a catalogue, as far as there is room; then all the others. */
function usualSites(sites: readonly (DirectorySite & Pick<Agent, 'kind'>)[]): Pick<NavigationLists, 'common' | 'agent'> {
  const placeOf = (url: string) => {
    const place = wellKnown.indexOf(URL.parse(url)?.host ?? '');
    return place < 0 ? wellKnown.length : place;
  };
  const found = sites.flatMap((site) => toLink(site).map((link) => ({ link, kind: site.kind, place: placeOf(link.url) })));
  const common = found
    .filter(({ place, kind }) => place < wellKnown.length || kind === 'catalog')
    .toSorted((a, b) => a.place - b.place)
    .slice(0, USUAL_SITES)
    .map(({ link }) => link);
  const agent = found.map(({ link }) => link).filter((link) => !common.includes(link));
  return { common, agent: agent.slice(0, MOST_LINKS) };
}

/** Makers: first the well-known ones, then the others in the order of the catalogue. */
function usualMakers(brands: readonly DirectorySite[]): OwnLink[] {
  const placeOf = ({ name }: DirectorySite) => {
    const place = wellKnownMakers.indexOf(name);
    return place < 0 ? wellKnownMakers.length : place;
  };
  return brands
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .flatMap(toLink)
    .slice(0, MOST_LINKS);
}

/** The operator's links; where a list has none, websites of the directory. */
export function mergedNavigation(
  chosen: NavigationLists,
  { agents, brands }: { agents: readonly (DirectorySite & Pick<Agent, 'kind'>)[]; brands: readonly DirectorySite[] },
): NavigationLists {
  const usual = { ...usualSites(agents), brand: usualMakers(brands) };
  const listOf = (list: NavigationList) => (chosen[list].length > 0 ? chosen[list] : usual[list]);
  return { common: listOf('common'), agent: listOf('agent'), brand: listOf('brand') };
}
