import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
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

/** 全部小组：多少人关注、多少动态，当场关注。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /关注 ?电源与模拟/ }));
    await expect(args.onFollow).toHaveBeenCalledWith(sampleGroups[0], true);
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索小组' }), '射频{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('射频');
  },
};

/** 没有符合的。 */
export const Empty: Story = { args: { groups: ready({ data: [], totalRecord: 0 }), keywords: '量子' } };

/** 正在加载。 */
export const Loading: Story = { args: { groups: loading } };

/** 没有加载出来。 */
export const Failed: Story = { args: { groups: failed(fn()) } };

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
