export { useTimedNavigation } from '../src/useTimedNavigation/useTimedNavigation.ts';
export type { TimedNavigation, TimedNavigationOptions } from '../src/useTimedNavigation/useTimedNavigation.ts';
