/** The circle: posts, groups, and one of each. */
export { GroupList, type GroupListProps } from '../src/circle/groups/group-list/GroupList.tsx';
export { groupsOf, someGroups, useGroupList, useSomeGroups } from '../src/circle/groups/group-list/useGroups.ts';
export { GroupPage, type GroupPageProps } from '../src/circle/groups/group-page/GroupPage.tsx';
export { useGroupPage } from '../src/circle/groups/group-page/useGroupPage.ts';
export { CirclePage, type CirclePageProps } from '../src/circle/trends/trend-feed/CirclePage.tsx';
export { type FeedQuery, feedQueryParams, feedVariables, parseFeedQuery } from '../src/circle/trends/trend-feed/feedQuery.ts';
export { useTrendFeed } from '../src/circle/trends/trend-feed/useTrendFeed.ts';
export { TrendPage, type TrendPageProps } from '../src/circle/trends/trend-page/TrendPage.tsx';
export { useTrendPage } from '../src/circle/trends/trend-page/useTrendPage.ts';
