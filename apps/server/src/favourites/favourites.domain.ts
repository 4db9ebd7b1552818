import type { Domain } from '../platform/domain.ts';
import { favouritesHandlers } from './favourites.handlers.ts';
import { favourites, follows, likes } from './favourites.schema.ts';

/** What members keep, follow and like; what the things are, their domains say. */
export const favouritesDomain = {
  name: 'favourites',
  handlers: (all) => favouritesHandlers(all),
  memberRecords: [
    { name: 'favourites', table: favourites, owner: favourites.memberId },
    { name: 'follows', table: follows, owner: follows.memberId },
    { name: 'likes', table: likes, owner: likes.memberId },
  ],
} satisfies Domain;
