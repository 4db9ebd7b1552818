/** What a visitor brought along and links keep. */
export interface Carried {
  shareCode?: string | null;
  fromswb?: string | null;
}

/** What of an address is carried on: who invited the visitor, and the partner site that they came from. Anything malformed is left behind. */
export function carriedFrom(search: URLSearchParams): Carried {
  const shareCode = search.get('shareCode') ?? '';
  return { shareCode: /^[0-9A-Za-z]{4,16}$/.test(shareCode) ? shareCode : null, fromswb: partnerOrigin(search.get('fromswb')) };
}

/** A partner site is an origin and nothing more; which ones count is the server's list. */
function partnerOrigin(value: string | null): string | null {
  const url = value && value.length <= 300 ? URL.parse(value) : null;
  return url && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '' ? url.origin : null;
}

/** What was carried so far, with what a newer address brings. */
export function carryOn(known: Carried, next: Carried): Carried {
  return { shareCode: next.shareCode ?? known.shareCode ?? null, fromswb: next.fromswb ?? known.fromswb ?? null };
}

/** Reads what the browser kept; anything else counts as nothing. */
export function parseCarried(text: string | null): Carried {
  return carriedFrom(new URLSearchParams(text ?? ''));
}

/** As text, to be kept for the rest of the visit. */
export function carriedText({ shareCode, fromswb }: Carried): string {
  return new URLSearchParams({ ...(shareCode && { shareCode }), ...(fromswb && { fromswb }) }).toString();
}
