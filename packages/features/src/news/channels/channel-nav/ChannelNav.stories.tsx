import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { sampleChannels } from '../../news.fixtures.ts';
import { ChannelNav } from './ChannelNav.tsx';

const meta = {
  title: 'Features/News/ChannelNav',
  component: ChannelNav,
  tags: ['autodocs', 'stable'],
  args: { channels: sampleChannels, current: null },
} satisfies Meta<typeof ChannelNav>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 全部文章。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '全部' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: '电源' })).not.toHaveAttribute('aria-current');
  },
};
/** 一级频道：它的二级频道列在下面。 */
export const Channel: Story = {
  args: { current: sampleChannels[0]?.id },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(sampleChannels[0]?.name ?? ''),
};
/** 二级频道：上级仍标着，下级里标出这一个。 */
export const SubChannel: Story = {
  args: { current: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '线性稳压' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: '电源' })).toHaveAttribute('aria-current', 'true');
  },
};
/** 可以管理频道：按下打开，关上后焦点回到按钮。 */
export const Editable: Story = {
  args: { editing: { movable: sampleChannels, others: [], onOrder: fn() } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: '关注' })).toHaveAttribute('href', '/news/attention-news/1');
    const button = canvas.getByRole('button', { name: '管理频道' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: '管理频道' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};
/** 搜索、作者等页面：没有一个频道是正在看的。 */
export const Elsewhere: Story = {
  args: { current: undefined },
  play: async ({ canvas }) => expect(canvas.queryByRole('link', { current: 'page' })).toBeNull(),
};
/** 手机：频道横向滚动。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
