import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ListTools } from './ListTools.tsx';

interface MemberQuery {
  keywords: string;
  state: 'all' | 'suspended';
  page: number;
}

const meta = {
  title: 'Features/Parts/ListTools',
  component: ListTools<MemberQuery>,
  tags: ['autodocs', 'stable'],
  args: {
    query: { keywords: '', state: 'all', page: 3 },
    onQueryChange: fn(),
    label: '搜索会员',
    hint: '昵称或编号',
    filters: [
      {
        field: 'state',
        label: '状态',
        options: [
          { id: 'all', label: '全部会员' },
          { id: 'suspended', label: '已停用' },
        ],
      },
    ],
  },
} satisfies Meta<typeof ListTools<MemberQuery>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 搜索或换一个筛选，都从第 1 页开始，别的条件留着。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '状态' }), '已停用');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ keywords: '', state: 'suspended', page: 1 });
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索会员' }), '林工{Enter}');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ keywords: '林工', state: 'all', page: 1 });
  },
};

/** 没有筛选：只有搜索。 */
export const SearchOnly: Story = { args: { filters: [] } };

/** 已经搜过，筛过。 */
export const Searched: Story = { args: { query: { keywords: '林工', state: 'suspended', page: 1 } } };
