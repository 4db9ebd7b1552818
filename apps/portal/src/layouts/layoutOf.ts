/** The frames of the portal: all of it, without the header, or the login dialog alone. */
export type LayoutName = 'default' | 'noHeader' | 'plain';

/** Pages with another frame than the default one, by the beginning of their path. */
const exceptions: readonly (readonly [RegExp, LayoutName])[] = [
  // They come from an app or an invitation and have a head of their own.
  [/^\/(?:mobile|promoteRegistration)(?:\/|$)/, 'noHeader'],
  // Windows of their own, or pages that are left at once.
  [/^\/(?:im|socialReturn)(?:\/|$)/, 'plain'],
];

/** The frame around a page. */
export function layoutOf(path: string): LayoutName {
  return exceptions.find(([page]) => page.test(path))?.[1] ?? 'default';
}
