import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, listOf, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { sampleOwnPost } from '../../circle.fixtures.ts';
import { heardActions } from '../post-card/postCard.fixtures.ts';
import { OwnPosts } from './OwnPosts.tsx';

const meta = {
  title: 'Features/Circle/OwnPosts',
  component: OwnPosts,
  tags: ['autodocs', 'experimental'],
  args: {
    posts: ready(listOf([sampleOwnPost(), sampleOwnPost({ id: 9, state: 'refused', refuseReason: '广告' })])),
    onLoadMore: fn(),
    ...heardActions(),
  },
} satisfies Meta<typeof OwnPosts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 公开的和没有通过的都在。 */
export const Default: Story = { play: ({ canvas }) => expect(canvas.getByText('未通过：广告')).toBeVisible() };

/** 还没有发过。 */
export const Empty: Story = { args: { posts: ready(listOf([])) } };

/** 正在加载。 */
export const Loading: Story = { args: { posts: loading } };

/** 没有加载出来。 */
export const Failed: Story = { args: { posts: failed(fn()) } };
