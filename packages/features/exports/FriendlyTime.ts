/** A time as people say it. */
export { FriendlyTime, type FriendlyTimeProps } from '../src/shell/friendly-time/FriendlyTime.tsx';
