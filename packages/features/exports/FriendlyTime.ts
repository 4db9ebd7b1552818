/** A time as people say it. */
export { FriendlyTime, type FriendlyTimeProps } from '../src/i18n/friendly-time/FriendlyTime.tsx';
