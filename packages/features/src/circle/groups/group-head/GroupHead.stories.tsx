import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleGroup } from '../../circle.fixtures.ts';
import { GroupHead } from './GroupHead.tsx';

const meta = {
  title: 'Features/Circle/GroupHead',
  component: GroupHead,
  tags: ['autodocs', 'experimental'],
  args: { group: sampleGroup(), onFollow: fn() },
} satisfies Meta<typeof GroupHead>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 小组写什么、多少人关注；按一下关注。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '电源与模拟' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^关注 ?电源与模拟$/ }));
    await expect(args.onFollow).toHaveBeenCalledWith(args.group, true);
  },
};

/** 很长的名字和介绍，窄屏。 */
export const LongText: Story = {
  args: {
    group: sampleGroup({
      name: '选型与替代：停产、缺货和降成本时换什么',
      intro: '引脚、参数、软件都兼容的才叫替代；推荐时写明哪些参数不同，测过什么、没有测什么，用在什么产品里，量产了多久。'.repeat(2),
      members: 1_234_567,
      posts: 987_654,
      isFollowed: true,
    }),
  },
  globals: { viewport: { value: 'w360' } },
};
