const LONGEST = 500;

/**
 * An address as the log shows it: which parameters it has, and the values only of plain numbers and switches. What
 * people type, e.g. words, names and numbers to call, stays out.
 */
export function loggedUrl(url: string): string {
  const [path = '', query] = url.split('?', 2);
  if (query === undefined) return path.slice(0, LONGEST);
  const shown = query.split('&').map((pair) => {
    const [name = '', value] = pair.split('=', 2);
    return value === undefined || /^(?:\d{1,5}|true|false)?$/.test(value) ? pair : `${name}=*`;
  });
  return `${path}?${shown.join('&')}`.slice(0, LONGEST);
}
