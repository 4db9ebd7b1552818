import type { Ctx } from '../platform/context.ts';

/**
 * The owner's other site that an address belongs to, or null. Only listed origins count, compared whole: a prefix or
 * suffix of one is somebody else.
 */
export function ownSite({ config, origin }: Pick<Ctx, 'config' | 'origin'>, address: string, isPartnerToo = false): URL | null {
  // Browsers read a backslash as a slash and drop tabs; nobody writes an honest address with them.
  if (/[\s\\\p{Cc}]/u.test(address)) return null;
  const url = URL.parse(address);
  if (!url || url.username || url.password) return null;
  const listed = [...config.swbOrigins, ...(isPartnerToo ? [...config.partnerOrigins, origin] : [])];
  return listed.includes(url.origin) ? url : null;
}

/** The owner's site that a new member came from, as the page said in the header `source`. */
export function sourceOf(ctx: Ctx): string | null {
  const given = ctx.reply.header('source');
  return given && given.length <= 300 ? (ownSite(ctx, given)?.origin ?? null) : null;
}
