/** A website as a link: https where no scheme is given; null for what is no address of a page. */
export function webAddress(text: string | null): string | null {
  if (text === null || text === '') return null;
  const whole = text.includes('://') ? text : `https://${text}`;
  return isPageAddress(whole) ? new URL(whole).href : null;
}

/** Whether a text is the whole address of a page, as people copy it out of a browser: http or https, and no user or password in it. */
export function isPageAddress(text: string): boolean {
  const address = URL.parse(text);
  return /^https?:\/\/[^\s\\\p{Cc}]+$/iu.test(text) && address !== null && address.hostname !== '' && address.username === '' && address.password === '';
}

/** Whether a text is a path of this site: one slash, then neither another one nor a backslash. */
export const isOwnPath = (text: string): boolean => /^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(text);

/** Long runs of letters and digits without a break are tokens or codes, not names of pages. */
const isSecret = (segment: string) => /^[\w.~-]{32,}$/.test(segment);

/** The path of an address and nothing else: no origin, query or fragment, and no segment that could be a token. */
export function pathOnly(text: string): string {
  const own = /^https?:\/\//i.test(text) ? (URL.parse(text)?.pathname ?? '') : text;
  const path = own.split(/[?#]/, 1)[0] ?? '';
  if (!path.startsWith('/')) return '';
  return path
    .split('/')
    .map((segment) => (isSecret(segment) ? '*' : segment))
    .join('/');
}
