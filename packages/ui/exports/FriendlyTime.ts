/** A time as people say it. */
export { type AgeWords, FriendlyTime, type FriendlyTimeProps } from '../src/FriendlyTime/FriendlyTime.tsx';
export { absoluteTime } from '../src/FriendlyTime/friendlyTime.ts';
