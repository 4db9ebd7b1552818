/** Going on to another page after a while, unless the reader stirs. */
export { useTimedNavigation } from '../src/useTimedNavigation/useTimedNavigation.ts';
export type { TimedNavigation, TimedNavigationOptions } from '../src/useTimedNavigation/useTimedNavigation.ts';
