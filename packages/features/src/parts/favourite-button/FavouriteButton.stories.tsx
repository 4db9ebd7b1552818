import { stateful } from '@chippage/ui/storyState';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FavouriteButton } from './FavouriteButton.tsx';

const meta = {
  title: 'Features/Parts/FavouriteButton',
  component: FavouriteButton,
  tags: ['autodocs', 'stable'],
  args: { name: '示例电子（深圳）有限公司', isFavoured: false, onChange: fn() },
  render: stateful(FavouriteButton, { isFavoured: 'onChange' }),
} satisfies Meta<typeof FavouriteButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 名字里有收藏的是谁；按下去状态和图形变，名字不变。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: /^收藏 ?示例电子（深圳）有限公司$/ });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(button);
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(button).toHaveAccessibleName(/^收藏 ?示例电子（深圳）有限公司$/);
  },
};

/** 已经收藏的。 */
export const Favoured: Story = { args: { isFavoured: true } };
