import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { samplePictures, samplePost } from '../../circle.fixtures.ts';
import { heardActions } from '../post-card/postCard.fixtures.ts';
import { PostPage } from './PostPage.tsx';

const meta = {
  title: 'Features/Circle/PostPage',
  component: PostPage,
  tags: ['autodocs', 'experimental'],
  args: { post: ready(samplePost({ pictures: samplePictures(3) })), ...heardActions() },
} satisfies Meta<typeof PostPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 一条动态：标题说是谁的，图片放大。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '陆工的动态' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '回到“电源与模拟”' })).toHaveAttribute('href', '/circle/circleContent/1');
  },
};

/** 正在加载。 */
export const Loading: Story = { args: { post: loading } };

/** 没有加载出来。 */
export const Failed: Story = { args: { post: failed(fn()) } };
