/** A face for a member or a company. */
export { Avatar, type AvatarProps } from '../src/Avatar/Avatar.tsx';
