import { stateful } from '../storyState/storyState.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SortIcon } from '../Icon/actionIcons.tsx';
import { vars } from '../theme/contract.css.ts';
import { NativeSelect } from './NativeSelect.tsx';
import { playKeys } from '../keyboard/playKeys.ts';
import { nativeSelectKeys } from './nativeSelectKeys.ts';

const meta = {
  title: 'UI/Forms/NativeSelect',
  component: NativeSelect,
  tags: ['autodocs', 'stable'],
  parameters: { keys: nativeSelectKeys },
  args: {
    label: '排序',
    value: 'relevance',
    onChange: fn(),
    options: [
      { id: 'relevance', label: '相关度' },
      { id: 'mpn', label: '型号 A→Z' },
      { id: '-flashKB', label: '程序存储器 从大到小' },
    ],
  },
  render: stateful(NativeSelect, { value: 'onChange' }),
} satisfies Meta<typeof NativeSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 工具栏里的选择。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, step, args }) => {
    const select = canvas.getByRole('combobox', { name: '排序' });
    await playKeys({ userEvent, step }, nativeSelectKeys, { focus: () => expect(select).toHaveFocus() });
    await userEvent.selectOptions(select, '型号 A→Z');
    await expect(args.onChange).toHaveBeenCalledWith('mpn');
  },
};

/** 前面带图标。 */
export const WithIcon: Story = { args: { icon: <SortIcon size={16} /> } };

/** 另一个控件的一部分：和它一样高，没有自己的边框。 */
export const Plain: Story = {
  args: { variant: 'plain' },
  decorators: [
    (Story) => (
      <div style={{ display: 'inline-flex', height: '2.5rem', border: `1px solid ${vars.color.border.control}`, borderRadius: vars.radius.control }}>
        <Story />
      </div>
    ),
  ],
};

/** 新的值晚一点才来（页面在跳转）：先停在选中的那一项，不跳回去。 */
export const Slow: Story = {
  render: (args) => <NativeSelect {...args} />,
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: '排序' });
    await userEvent.selectOptions(select, '型号 A→Z');
    await expect(select).toHaveValue('mpn');
  },
};
