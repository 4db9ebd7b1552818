import { isIP } from 'node:net';
import type { Ctx } from '../../platform/context.ts';

/** The site as authenticators know it. */
export interface RelyingParty {
  /** The domain that keys are bound to. */
  id: string;
  /** The only origin whose pages may use them. */
  origin: string;
}

/**
 * The site's own domain: that of PUBLIC_ORIGIN, never of what a request claims. On a developer's machine, where the portal
 * listens on an address, the same port under `localhost`: browsers know no keys of addresses.
 * @returns null where browsers would refuse: an address in place of a domain, or no TLS
 */
export function relyingParty({ config, origin }: Pick<Ctx, 'config' | 'origin'>): RelyingParty | null {
  const url = new URL(config.publicOrigin ?? origin);
  if (config.publicOrigin === undefined) url.hostname = 'localhost';
  const isSecure = url.protocol === 'https:' || url.hostname === 'localhost';
  if (!isSecure || isIP(url.hostname.replaceAll(/[[\]]/g, '')) !== 0) return null;
  return { id: url.hostname, origin: url.origin };
}
