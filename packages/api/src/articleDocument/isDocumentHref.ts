const MOST_CHARACTERS = 2_000;

/**
 * Whether a link of an article may lead there: http and https without a user, an e-mail address, a path of this site, a heading of the
 * same article. Two slashes are another host, and browsers read a backslash as a slash.
 */
export function isDocumentHref(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > MOST_CHARACTERS || !value.isWellFormed()) return false;
  if (/^(?:\/(?![/\\])|#)[^\s\\\p{Cc}]*$/u.test(value)) return true;
  if (/^mailto:[^\s<>"]+@[^\s<>"]+$/iu.test(value)) return true;
  if (!/^https?:\/\/[^\s\\\p{Cc}]+$/iu.test(value)) return false;
  const address = URL.parse(value);
  return address !== null && address.hostname !== '' && address.username === '' && address.password === '';
}
