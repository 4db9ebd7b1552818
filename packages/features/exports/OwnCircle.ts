/** What a member posts in the circle, and what the member chose for it. */
export { CircleSettings, type CircleSettingsProps } from '../src/circle/people/circle-settings/CircleSettings.tsx';
export { useCircleSettings } from '../src/circle/people/circle-settings/useCircleSettings.ts';
export { OwnPosts, type OwnPostsProps } from '../src/circle/posts/own-posts/OwnPosts.tsx';
export { useOwnPosts } from '../src/circle/posts/own-posts/useOwnPosts.ts';
export { PostForm, type PostFormProps } from '../src/circle/posts/post-form/PostForm.tsx';
export { usePostForm } from '../src/circle/posts/post-form/usePostForm.ts';
