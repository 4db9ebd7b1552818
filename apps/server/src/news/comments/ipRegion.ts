import type { Ctx } from '../../platform/context.ts';

const REGION = /^[\p{L}\p{M} ·.-]{1,20}$/u;

/** The IP 属地 that a comment shows, e.g. 广东: what the site's proxy says in the header that the operator named; null when nobody knows. */
export function ipRegionOf({ config, reply }: Pick<Ctx, 'config' | 'reply'>): string | null {
  const given = config.regionHeader === undefined ? undefined : reply.header(config.regionHeader);
  if (given === undefined) return null;
  try {
    // Headers hold ASCII only: Chinese names come percent-encoded.
    const region = decodeURIComponent(given).trim();
    return REGION.test(region) ? region : null;
  } catch {
    return null;
  }
}
