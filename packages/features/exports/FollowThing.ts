/** Following something, with its button. */
export { FollowButton, type FollowButtonProps } from '../src/parts/follow-button/FollowButton.tsx';
export { followThingMessages } from '../src/favourites/follow-thing/messages.ts';
export { type FollowThingOptions, useFollowThing } from '../src/favourites/follow-thing/useFollowThing.ts';
export { useFollowThings } from '../src/favourites/follow-thing/useFollowThings.ts';
