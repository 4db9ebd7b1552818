/** The part of the Trusted Types API (W3C) that we use; TypeScript 7 does not know it yet. */
interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL?: (url: string) => string | null; createHTML?: (html: string) => string | null }) => unknown;
}

/**
 * What code may turn into script. Only workers need it here (the PDF reader's and the captcha's), and only from our own origin.
 * No HTML from strings and no code from strings: a library that tries it fails loudly, and so does an attacker.
 */
export function allowScriptUrl(url: string, base: string): string | null {
  const target = URL.parse(url, base);
  return target && (target.origin === new URL(base).origin || target.protocol === 'blob:') ? url : null;
}

/** The empty text takes an element's content away and brings none: React Aria empties its live regions like that. */
export function allowNoHtml(html: string): string | null {
  return html === '' ? html : null;
}

const trusted = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
trusted?.createPolicy('default', { createScriptURL: (url) => allowScriptUrl(url, location.href), createHTML: allowNoHtml });
