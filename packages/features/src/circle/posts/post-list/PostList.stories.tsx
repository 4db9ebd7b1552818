import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { sampleGroup, sampleGroups, sampleOwnPost, samplePictures, samplePost } from '../../circle.fixtures.ts';
import { GroupHead } from '../../groups/group-head/GroupHead.tsx';
import { GroupSide } from '../../groups/group-side/GroupSide.tsx';
import { heardActions } from '../post-card/postCard.fixtures.ts';
import { PostList } from './PostList.tsx';

const feeds = { atom: '/api/trends/feed.atom', json: '/api/trends/feed.json' };

const meta = {
  title: 'Features/Circle/PostList',
  component: PostList,
  tags: ['autodocs', 'experimental'],
  args: {
    query: { view: 'newest', topic: null, page: 1 },
    posts: ready({ data: [sampleOwnPost(), samplePost({ pictures: samplePictures(4) })], totalRecord: 43 }),
    personalised: null,
    side: <GroupSide groups={sampleGroups} feeds={feeds} />,
    ...heardActions(),
  },
} satisfies Meta<typeof PostList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 默认最新；次序各有地址。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '最新' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: '推荐' })).toHaveAttribute('href', '/circle?view=recommended');
    await expect(canvas.getByRole('link', { name: '第 2 页' })).toHaveAttribute('href', '/circle?page=2');
  },
};

/** 推荐：说明怎么排，会员可以关掉个性化。 */
export const Recommended: Story = {
  args: { query: { view: 'recommended', topic: null, page: 1 }, personalised: { isOn: true, onChange: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: '个性化推荐' }));
    await expect(args.personalised?.onChange).toHaveBeenCalledWith(false);
    await expect(canvas.getByRole('link', { name: '关注的小组' })).toHaveAttribute('href', '/circle?view=followed');
  },
};

/** 访客的推荐不做个性化。 */
export const RecommendedToVisitor: Story = { args: { query: { view: 'recommended', topic: null, page: 1 } } };

/** 一个小组的动态，旁边是规则。 */
export const OfGroup: Story = {
  args: {
    group: sampleGroup(),
    lead: <GroupHead group={sampleGroup()} onFollow={fn()} />,
    side: <GroupSide groups={sampleGroups} rules={sampleGroup().rules} feeds={feeds} />,
  },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: '发动态' })).toHaveAttribute('href', '/circle/publishCircle/1'),
};

/** 只看一个型号的。 */
export const OfTopic: Story = { args: { query: { view: 'newest', topic: { kind: 'part', id: 12 }, page: 1 } } };

/** 关注的小组还没有动态。 */
export const Empty: Story = {
  args: { query: { view: 'followed', topic: null, page: 1 }, personalised: { isOn: true, onChange: fn() }, posts: ready({ data: [], totalRecord: 0 }) },
};

/** 正在加载。 */
export const Loading: Story = { args: { posts: loading } };

/** 没有加载出来。 */
export const Failed: Story = { args: { posts: failed(fn()) } };

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
