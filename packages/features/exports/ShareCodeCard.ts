/** A member's code to invite others with. */
export { shareCodeMessages } from '../src/account/profile/share-code/messages.ts';
export { ShareCodeCard, type ShareCodeCardProps } from '../src/account/profile/share-code/ShareCodeCard.tsx';
export { useShareCode } from '../src/account/profile/share-code/useShareCode.ts';
