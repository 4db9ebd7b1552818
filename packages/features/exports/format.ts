/** Numbers and times as the portal writes them. */
export { formatNumber } from '../src/i18n/formatNumber.ts';
export { absoluteTime } from '@chippage/ui/FriendlyTime';
