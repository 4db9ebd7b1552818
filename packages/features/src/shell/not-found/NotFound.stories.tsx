import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NotFound } from './NotFound.tsx';

const meta = {
  title: 'Features/Shell/NotFound',
  component: NotFound,
  tags: ['autodocs', 'stable'],
  args: {
    onGoHome: fn(),
    suggestions: [
      { label: '搜索型号', href: '/' },
      { label: '全部品牌', href: '/brandList/all' },
    ],
  },
} satisfies Meta<typeof NotFound>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 什么都不做的访客，2 秒后回到首页。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '该页面已从这个星球上消失' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/');
  },
};

/** 按下“停留在此页”，就不再离开；它在文档里排第一。 */
export const Stopped: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '停留在此页' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('已停留在此页')).toBeVisible();
    await expect(args.onGoHome).not.toHaveBeenCalled();
  },
};

/** 设置里关掉了自动离开：没有计时，也没有停留按钮。 */
export const PreferenceOff: Story = {
  args: { leavesByItself: false },
  play: async ({ canvas }) => expect(canvas.queryByRole('button', { name: '停留在此页' })).toBeNull(),
};

/** 没有的器件：多半是什么原因，去哪里搜；不自己离开。 */
export const Thing: Story = {
  args: { thing: { words: '没有这个编号的器件：链接可能写错了，或者目录里已经没有它。', searchLabel: '去搜索', searchHref: '/datasheet' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: '去搜索' })).toHaveAttribute('href', '/datasheet');
    await expect(canvas.queryByRole('button', { name: '停留在此页' })).toBeNull();
    await userEvent.hover(canvas.getByRole('heading', { level: 1 }));
    await expect(args.onGoHome).not.toHaveBeenCalled();
  },
};

/** 手机。 */
export const Narrow: Story = { args: { leavesByItself: false }, globals: { viewport: { value: 'w360' } } };

/** 深色。 */
export const Dark: Story = { args: { leavesByItself: false }, globals: { theme: 'dark' } };
