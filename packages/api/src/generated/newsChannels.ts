// Generated from the contract by `npm run generate`; do not edit.
import { mutation, paged, query } from '../query.ts';

/** Channels below one. */
export const channelChildrenQuery = /* @__PURE__ */ query<'channelChildren'>('channelChildren', 'GET /articleCategory/children');

/** All channels of the top level with those below. */
export const channelsQuery = /* @__PURE__ */ query<'channels'>('channels', 'GET /articleCategory/get');

/** Articles of the channels and authors that the member follows, the newest first. */
export const followedArticlesQuery = /* @__PURE__ */ paged<'followedArticles'>('followedArticles', 'GET /news/userCategoryArticle');

/** Does not follow a channel any more. */
export const unfollowChannel = /* @__PURE__ */ mutation<'unfollowChannel'>('unfollowChannel', 'POST /users/category/del');

/** Follows channels; the order given is the member's own order, others that they follow come after. */
export const followChannels = /* @__PURE__ */ mutation<'followChannels'>('followChannels', 'POST /users/category/diy/add');

/** Channels that the visitor does not follow yet, those with the most articles first. */
export const recommendedChannelsQuery = /* @__PURE__ */ query<'recommendedChannels'>('recommendedChannels', 'GET /users/category/recommend');
