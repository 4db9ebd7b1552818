/** The part of the Trusted Types API (W3C) that we use. */
interface TrustedTypes {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => { createHTML: (html: string) => string };
}

const trusted = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
/** Named in the page's policy. It is used here alone: what comes of it is a document apart, in which nothing runs and nothing is fetched. */
const policy = trusted?.createPolicy('pasted', { createHTML: (html) => html });

/** Reads HTML that was copied elsewhere, as a document apart from the page. */
export function readPasted(html: string): Document {
  return new DOMParser().parseFromString(policy ? policy.createHTML(html) : html, 'text/html');
}
