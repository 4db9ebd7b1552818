/** A small count in the corner of an icon. */
export { Badge, type BadgeProps } from '../src/Badge/Badge.tsx';
