/** A member's code to invite others with. */
export { shareCodeMessages } from '../src/account/share-code/messages.ts';
export { ShareCodeCard, type ShareCodeCardProps } from '../src/account/share-code/ShareCodeCard.tsx';
export { useShareCode } from '../src/account/share-code/useShareCode.ts';
