import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { TextField } from '../TextField/TextField.tsx';
import { Select, type SelectProps } from './Select.tsx';
import { playKeys } from '../keyboard/playKeys.ts';
import { selectKeys } from './selectKeys.ts';
import { pointerStates, StateGrid } from '../StateGrid/StateGrid.tsx';

const sorts = [
  { id: 'relevance', label: '按相关度' },
  { id: 'mpn', label: '按型号' },
  { id: 'pins', label: '按引脚数' },
  { id: 'price', label: '按价格', isDisabled: true },
];
const areas = [
  { id: '+86', short: '+86', label: '中国大陆' },
  { id: '+852', short: '+852', label: '中国香港' },
  { id: '+886', short: '+886', label: '中国台湾' },
];

const meta = {
  title: 'UI/Forms/Select',
  component: Select,
  tags: ['autodocs', 'stable'],
  parameters: { keys: selectKeys },
  args: { label: '排序', placeholder: '请选择', options: sorts, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 还没选。↓ 打开，方向键移动，跳过不可用的，Enter 选中，Esc 关闭。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, step, args }) => {
    const button = canvas.getByRole('button', { name: /排序/ });
    const lands = (name: string) => waitFor(() => expect(screen.getByRole('option', { name })).toHaveFocus());
    const closed = async () => {
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
    };
    await playKeys({ userEvent, step }, selectKeys, {
      focus: () => expect(button).toHaveFocus(),
      open: {
        given: async () => {
          if (screen.queryByRole('listbox')) await userEvent.keyboard('{Escape}');
          await closed();
        },
        proves: () => lands('按相关度'),
      },
      next: () => lands('按型号'),
      previous: () => lands('按相关度'),
      end: () => lands('按引脚数'),
      home: () => lands('按相关度'),
      choose: {
        given: () => userEvent.keyboard('{ArrowDown}'),
        proves: async () => {
          await expect(args.onChange).toHaveBeenLastCalledWith('mpn');
          await closed();
          await expect(button).toHaveTextContent('按型号');
        },
      },
      close: {
        given: async () => {
          await userEvent.keyboard('{ArrowDown}');
          await lands('按型号');
        },
        proves: closed,
      },
      change: () => expect(args.onChange).toHaveBeenLastCalledWith('pins'),
    });
  },
};

/** 已选。 */
export const Filled: Story = { args: { defaultValue: 'pins' } };

/** 打开，当前项带勾。 */
export const Open: Story = { args: { defaultValue: 'mpn', defaultOpen: true } };

/** 区号：与手机号码同在一个边框里，关着时只显示短的。 */
export const Joined: Story = {
  render: () => (
    <TextField
      label="手机号码"
      placeholder="11 位手机号码"
      prefix={<Select label="国家/地区代码" variant="joined" placeholder="区号" options={areas} defaultValue="+86" />}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /国家\/地区代码/ });
    await expect(button).toHaveTextContent(/^\+86$/);
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('option', { name: '+852 中国香港' }));
    await waitFor(() => expect(button).toHaveTextContent(/^\+852$/));
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** 没选就提交。 */
export const Invalid: Story = { args: { error: '请选择排序方式' } };

/** 不可用。 */
export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'mpn' } };

/** 三种高度。 */
export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Select {...args} label="小" size="sm" defaultValue="mpn" />
      <Select {...args} label="中" size="md" defaultValue="mpn" />
      <Select {...args} label="大" size="lg" defaultValue="mpn" />
    </div>
  ),
};

/** 很长的选项：关着时截断，打开后换行。 */
export const LongText: Story = {
  args: {
    defaultOpen: true,
    defaultValue: 'a',
    options: [
      { id: 'a', label: '按距离停产公告中最后订货日期的剩余天数从少到多' },
      { id: 'b', label: '按型号' },
    ],
  },
};

/** 状态矩阵：没选与已选的每种状态。 */
export const States: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 'max-content', maxInlineSize: 'calc(100vw - 32px)' }}>{Story()}</div>],
  render: (args) => (
    <StateGrid<SelectProps>
      label="选择框的状态"
      target="button"
      variants={{ 没选: {}, 已选: { defaultValue: 'mpn' } }}
      states={[
        ...pointerStates.slice(0, 3),
        { name: '有说明', props: { description: '不影响筛选' } },
        { name: '填错', props: { error: '请选择排序方式' } },
        { name: '停用', props: { isDisabled: true } },
      ]}
    >
      {(props) => <Select {...args} {...props} />}
    </StateGrid>
  ),
};
