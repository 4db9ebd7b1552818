import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { ThingMarks } from './ThingMarks.tsx';

const meta = {
  title: 'Features/Parts/ThingMarks',
  component: ThingMarks,
  tags: ['autodocs', 'stable'],
  args: { name: '意法半导体', isFollowed: false, onFollow: fn(), isFavoured: false, onFavourite: fn() },
} satisfies Meta<typeof ThingMarks>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 名字里有是谁，按下去状态和图形都变，名字不变；键盘一样。 */
export const Default: Story = {
  render: function Kept(args) {
    const [isFollowed, setFollowed] = useState(args.isFollowed);
    const [isFavoured, setFavoured] = useState(args.isFavoured);
    return (
      <ThingMarks
        {...args}
        isFollowed={isFollowed}
        isFavoured={isFavoured}
        onFollow={(isOn) => {
          args.onFollow(isOn);
          setFollowed(isOn);
        }}
        onFavourite={(isOn) => {
          args.onFavourite(isOn);
          setFavoured(isOn);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    const follow = await canvas.findByRole('button', { name: '关注 意法半导体' });
    const star = canvas.getByRole('button', { name: '收藏 意法半导体' });
    await userEvent.click(follow);
    await expect(args.onFollow).toHaveBeenCalledWith(true);
    await expect(follow).toHaveAttribute('aria-pressed', 'true');
    star.focus();
    await userEvent.keyboard(' ');
    await expect(args.onFavourite).toHaveBeenCalledWith(true);
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect(args.onFavourite).toHaveBeenLastCalledWith(false);
  },
};

/** 关注了，也收藏了。 */
export const Both: Story = { args: { isFollowed: true, isFavoured: true } };
