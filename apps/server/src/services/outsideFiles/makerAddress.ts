import { isNumericHost } from '../publicAddress.ts';

/** Whether a host is one of the makers'. */
export type IsMakerHost = (hostname: string) => boolean;

/** Names that lead nowhere on the internet. */
const INNER = /(^|\.)(localhost|local|internal|home|lan|arpa)$/;

/**
 * The hosts of makers: those under the website of a brand, and those that the catalogue's own addresses name.
 * @param websites Addresses of brands' websites.
 * @param known Hosts that outside documents already have; only an import brings these in.
 */
export function makerHosts(websites: readonly string[], known: readonly string[]): IsMakerHost {
  const exact = new Set(known);
  const domains = new Set(websites.flatMap((website) => URL.parse(website)?.hostname.replace(/^www\./, '') ?? []));
  return (hostname) => {
    if (exact.has(hostname)) return true;
    const labels = hostname.split('.');
    return labels.some((_, at) => labels.length - at >= 2 && domains.has(labels.slice(at).join('.')));
  };
}

/** The address in a text if this server may ask it: http or https on its usual port, a maker's host by name, no user or password; else null. */
export function makerAddress(text: string, isMakerHost: IsMakerHost, base?: URL): URL | null {
  const address = URL.parse(text, base);
  if (!address || !/^https?:$/.test(address.protocol) || address.username || address.password || address.port) return null;
  const { hostname } = address;
  if (isNumericHost(address) || !hostname.includes('.') || hostname.endsWith('.') || INNER.test(hostname)) return null;
  if (!isMakerHost(hostname)) return null;
  address.hash = '';
  return address;
}
