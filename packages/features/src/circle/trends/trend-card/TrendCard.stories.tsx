import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ownTrend, pendingTrend, plainTrend, pollTrend, quotingTrend, votedTrend } from '../../circle.fixtures.ts';
import { TrendCard } from './TrendCard.tsx';

const meta = {
  title: 'Features/Circle/TrendCard',
  component: TrendCard,
  tags: ['autodocs', 'experimental'],
  args: { trend: plainTrend, onLike: fn(), onVote: fn(), onAsk: fn() },
} satisfies Meta<typeof TrendCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 谁、在哪个圈子、IP 属地；网址、型号和品牌都是链接。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/IP 属地：/)).toHaveTextContent('广东');
    await expect(canvas.getByRole('link', { name: /example\.com\/an-17/ })).toHaveAttribute('rel', 'nofollow ugc noopener noreferrer');
    await expect(canvas.getByRole('link', { name: '#TPS54331' })).toHaveAttribute('href', '/datasheet/datasheetDetail/101');
    await userEvent.click(canvas.getByRole('button', { name: /赞芯友小林的动态/ }));
    await expect(args.onLike).toHaveBeenCalledWith(plainTrend, true);
  },
};

/** 九张图片，每张有替代文字；十五分钟内可以修改，也能删除、关闭评论。 */
export const Own: Story = {
  args: { trend: ownTrend },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('img', { name: /示波器截图/ })).toHaveLength(9);
    await userEvent.click(canvas.getByRole('button', { name: '芯友小林的动态的更多操作' }));
    for (const name of ['修改', '修改记录', '关闭评论', '删除']) await expect(await screen.findByRole('menuitem', { name })).toBeVisible();
    await userEvent.click(screen.getByRole('menuitem', { name: '修改' }));
    await expect(args.onAsk).toHaveBeenCalledWith('edit', ownTrend);
  },
};

/** 示例写着示例；没投过票看不到票数。 */
export const Poll: Story = {
  args: { trend: pollTrend },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('示例')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '投票给：参数余量' }));
    await expect(args.onVote).toHaveBeenCalledWith(pollTrend, 2);
  },
};

/** 投过票，看到结果和自己的选择。 */
export const Voted: Story = { args: { trend: votedTrend }, play: async ({ canvas }) => expect(canvas.getByText('我的选择')).toBeVisible() };

/** 引用别人的动态；被引用的看不到了就说看不到。 */
export const Quote: Story = {
  args: { trend: quotingTrend },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '引用 芯友小林：' })).toHaveAttribute('href', '/circle/circleContent/21'),
};

/** 审核中的只有自己看得到，还不能点赞。 */
export const Pending: Story = {
  args: { trend: pendingTrend },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('审核中，仅你可见')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /赞/ })).toBeNull();
  },
};

/** 被举报的折叠着，展开后焦点在内容上。 */
export const Folded: Story = {
  args: { trend: { ...plainTrend, state: 'folded' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '这条动态已被举报，点击展开' }));
    await expect(canvas.getByText(/DC-DC 轻载啸叫/)).toHaveFocus();
  },
};

/** 手机、很长的文字、名称和网址。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    trend: {
      ...plainTrend,
      writer: { id: 7, nickName: '一个名字特别特别长而且没有空格的会员昵称', avatar: null },
      group: { id: 1, name: '车规级功率半导体与电池管理系统设计' },
      content: `${'很长的一段经验，写了很多细节。'.repeat(30)}https://example.com/${'a'.repeat(120)}`,
      links: [`https://example.com/${'a'.repeat(120)}`],
      visibility: 'group',
      editTime: plainTrend.createTime,
    },
  },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '查看全文' })).toBeVisible(),
};
