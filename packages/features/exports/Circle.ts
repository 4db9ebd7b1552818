/** The circle: posts, the page of one, and groups. */
export { GroupHead, type GroupHeadProps } from '../src/circle/groups/group-head/GroupHead.tsx';
export { useGroupHead } from '../src/circle/groups/group-head/useGroupHead.ts';
export { GroupSide, type GroupSideProps } from '../src/circle/groups/group-side/GroupSide.tsx';
export { sideGroups, useGroupSide } from '../src/circle/groups/group-side/useGroupSide.ts';
export { GroupList, type GroupListProps } from '../src/circle/groups/group-list/GroupList.tsx';
export { groupVariables, useGroupList } from '../src/circle/groups/group-list/useGroupList.ts';
export { PostCard, type PostCardProps } from '../src/circle/posts/post-card/PostCard.tsx';
export { PostList, type PostListProps } from '../src/circle/posts/post-list/PostList.tsx';
export { type CircleQuery, circleQueryParams, circleVariables, parseCircleQuery } from '../src/circle/posts/post-list/circleQuery.ts';
export { usePostList } from '../src/circle/posts/post-list/usePostList.ts';
export { PostPage, type PostPageProps } from '../src/circle/posts/post-page/PostPage.tsx';
export { usePostPage } from '../src/circle/posts/post-page/usePostPage.ts';
