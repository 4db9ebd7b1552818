/**
 * Where to go on after a login. An address that was kept or came with a link may be anybody's:
 * only a path of this site counts, everything else means the home page.
 * @param value What was kept; may be missing.
 */
export function safeRedirect(value: string | null | undefined, origin: string): string {
  if (!value || !value.startsWith('/')) return '/';
  // Browsers drop control characters and read `\` as `/`, so what follows them would name another host; `@` would make the first part a user name.
  if (/\/\/|[\\@\u0000-\u001f\u007f]/.test(value)) return '/';
  return URL.parse(value, origin)?.origin === new URL(origin).origin ? value : '/';
}
