import { stateful } from '@chippage/ui/storyState';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FollowButton } from './FollowButton.tsx';

const meta = {
  title: 'Features/Parts/FollowButton',
  component: FollowButton,
  tags: ['autodocs', 'stable'],
  args: { name: '示例电子（深圳）有限公司', isFollowed: false, onChange: fn() },
  render: stateful(FollowButton, { isFollowed: 'onChange' }),
} satisfies Meta<typeof FollowButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 名字里有关注的是谁；按下去状态和图形变，名字不变。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: /^关注 ?示例电子（深圳）有限公司$/ });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(button);
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(button).toHaveAccessibleName(/^关注 ?示例电子（深圳）有限公司$/);
  },
};

/** 已经关注的。 */
export const Followed: Story = { args: { isFollowed: true } };

/** 字里已经说了是什么。 */
export const OwnWords: Story = {
  args: { name: undefined, label: '关注这家公司' },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: '关注这家公司' })).toBeVisible(),
};
