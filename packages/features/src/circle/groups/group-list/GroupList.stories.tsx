import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { sampleGroups } from '../../circle.fixtures.ts';
import { GroupList } from './GroupList.tsx';

const meta = {
  title: 'Features/Circle/GroupList',
  component: GroupList,
  tags: ['autodocs', 'experimental'],
  args: { groups: ready({ data: sampleGroups, totalRecord: 3 }), keywords: '', page: 1, onSearch: fn(), onFollow: fn() },
} satisfies Meta<typeof GroupList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 关注人数、动态数和简介；示例写着示例；按名称找。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('1,280 人关注 · 356 条动态')).toBeVisible();
    await expect(canvas.getByText('示例')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: '圈子的名称或简介' }), '电源{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('电源');
  },
};

/** 没有找到。 */
export const Empty: Story = { args: { groups: ready({ data: [], totalRecord: 0 }), keywords: '没有这个' } };
