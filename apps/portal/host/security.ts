import { randomBytes } from 'node:crypto';

/** A fresh 128-bit nonce, always 24 characters, so that a cached page keeps its length whatever the nonce. */
export function createNonce(): string {
  return randomBytes(16).toString('base64');
}

/**
 * Makes the content security policy of HTML responses.
 * @param frames Origins besides our own that may stand in a frame.
 * @param connects Origins besides our own that scripts may speak to.
 */
export function pagePolicy(frames: readonly string[], connects: readonly string[] = []): (nonce: string) => string {
  const directives = [
    "default-src 'none'",
    "script-src 'nonce-{nonce}' 'strict-dynamic'",
    "style-src 'self' 'nonce-{nonce}'",
    // React writes style attributes into the HTML (positions, widths); a nonce cannot cover an attribute.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    ["connect-src 'self'", ...connects].join(' '),
    "worker-src 'self' blob:",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    ["frame-src 'self'", ...frames].join(' '),
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types default pasted',
  ];
  const [before = '', middle = '', after = ''] = directives.join('; ').split('{nonce}');
  return (nonce) => before + nonce + middle + nonce + after;
}

/** Headers of every answer that is not a page: no script may run in it, whatever it is. */
export const plainContentSecurityPolicy = "default-src 'none'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'";
