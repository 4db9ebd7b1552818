import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { listOf, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { sampleSilenced } from '../../circle.fixtures.ts';
import { SilencedMembers } from './SilencedMembers.tsx';

const meta = {
  title: 'Features/Circle/SilencedMembers',
  component: SilencedMembers,
  tags: ['autodocs', 'experimental'],
  args: { settings: ready({ isPersonal: true }), people: ready(listOf(sampleSilenced)), onPersonalChange: fn(), onLoadMore: fn(), onRestore: fn() },
} satisfies Meta<typeof SilencedMembers>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 个性化的开关，屏蔽和拉黑的人，各自可以恢复。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: '个性化推荐' }));
    await expect(args.onPersonalChange).toHaveBeenCalledWith(false);
    await userEvent.click(canvas.getByRole('button', { name: '恢复显示骂人的人的动态' }));
    await expect(args.onRestore).toHaveBeenCalledWith(sampleSilenced[1]);
  },
};

/** 没有人。 */
export const Empty: Story = { args: { people: ready(listOf<(typeof sampleSilenced)[number]>([])) } };
