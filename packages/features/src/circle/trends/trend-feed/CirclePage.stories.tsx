import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { noDialogs, plainTrend, pollTrend, quotingTrend, sampleGroups } from '../../circle.fixtures.ts';
import { CirclePage } from './CirclePage.tsx';

const meta = {
  title: 'Features/Circle/CirclePage',
  component: CirclePage,
  tags: ['autodocs', 'experimental'],
  args: {
    trends: ready({ data: [plainTrend, pollTrend, quotingTrend], totalRecord: 3 }),
    groups: sampleGroups,
    query: { order: 'newest', page: 1 },
    isMember: true,
    isPersonal: true,
    onPersonalChange: fn(),
    onFollow: fn(),
    deeds: { onLike: fn(), onVote: fn(), onAsk: fn() },
    dialogs: noDialogs,
  },
} satisfies Meta<typeof CirclePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 最新只看时间，说明写在上面；旁边是圈子。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: '最新', current: 'page' })).toBeVisible();
    await expect(canvas.getByText('按发布时间排列，新的在前，和你是谁无关。')).toBeVisible();
    await expect(canvas.queryByRole('switch')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /关注 ?MCU 与嵌入式/ }));
    await expect(args.onFollow).toHaveBeenCalledWith(sampleGroups[1], true);
  },
};

/** 推荐说明怎么排，个性化可以关。 */
export const Recommended: Story = {
  args: { query: { order: 'recommended', page: 1 } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/点赞算 4 分，评论算 6 分/)).toHaveTextContent('热度按两倍算');
    await userEvent.click(canvas.getByRole('switch', { name: '个性化推荐' }));
    await expect(args.onPersonalChange).toHaveBeenCalledWith(false);
  },
};

/** 游客：没有开关，所有人一样。 */
export const Visitor: Story = {
  args: { query: { order: 'recommended', page: 1 }, isMember: false, isPersonal: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/所有人看到的次序一样/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '我的动态' })).toBeNull();
  },
};

/** 关注的圈子里还没有动态：去找圈子。 */
export const Empty: Story = {
  args: { query: { order: 'followed', page: 1 }, trends: ready({ data: [], totalRecord: 0 }) },
  play: async ({ canvas }) => expect(canvas.getByText('你关注的圈子里还没有动态')).toBeVisible(),
};

/** 正在读。 */
export const Loading: Story = { args: { trends: loading } };

/** 没有读到，可以再试。 */
export const Failed: Story = { args: { trends: failed(fn()) } };

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
