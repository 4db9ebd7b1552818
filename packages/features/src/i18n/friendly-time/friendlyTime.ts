export { absoluteTime } from '@chippage/ui/FriendlyTime';
