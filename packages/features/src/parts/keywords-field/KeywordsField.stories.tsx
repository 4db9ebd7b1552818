import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { KeywordsField } from './KeywordsField.tsx';

const meta = {
  title: 'Features/Parts/KeywordsField',
  component: KeywordsField,
  tags: ['autodocs', 'stable'],
  args: { label: '搜索会员', hint: '昵称、手机号、编号', searched: '', onSearch: fn() },
} satisfies Meta<typeof KeywordsField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 回车就搜，首尾的空格去掉；清空等于不搜。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索会员' }), ' 林工 {Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('林工');
    await userEvent.click(canvas.getByRole('button', { name: '清空' }));
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
  },
};

/** 搜过的词在格里。 */
export const Searched: Story = { args: { searched: '林工' }, play: async ({ canvas }) => expect(canvas.getByRole('searchbox')).toHaveValue('林工') };

/** 页面里唯一的搜索：成为地标。 */
export const Landmark: Story = { args: { isLandmark: true }, play: async ({ canvas }) => expect(canvas.getByRole('search')).toBeVisible() };
