import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CheckboxField, type CheckboxFieldProps } from './CheckboxField.tsx';
import { playKeys } from '../keyboard/playKeys.ts';
import { checkboxFieldKeys } from './checkboxFieldKeys.ts';
import { pointerStates, StateGrid } from '../StateGrid/StateGrid.tsx';

const link = { color: 'var(--cp-color-text-link)', textDecoration: 'underline', whiteSpace: 'nowrap' } as const;
const agreement = (
  <>
    我已阅读并同意
    <a href="#terms" style={link}>
      《用户服务协议》
    </a>
    和
    <a href="#privacy" style={link}>
      《隐私政策》
    </a>
  </>
);

const meta = {
  title: 'UI/Forms/CheckboxField',
  component: CheckboxField,
  tags: ['autodocs', 'stable'],
  parameters: { keys: checkboxFieldKeys },
  args: { children: agreement, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 436 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CheckboxField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 未勾选。空格键切换；文字里的链接仍是链接。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, step, args }) => {
    const box = canvas.getByRole('checkbox');
    await playKeys({ userEvent, step }, checkboxFieldKeys, {
      focus: () => expect(box).toHaveFocus(),
      toggle: async () => {
        await expect(args.onChange).toHaveBeenLastCalledWith(true);
        await userEvent.keyboard(' ');
        await expect(args.onChange).toHaveBeenLastCalledWith(false);
      },
      link: () => expect(canvas.getByRole('link', { name: '《用户服务协议》' })).toHaveFocus(),
    });
  },
};

/** 已勾选。 */
export const Selected: Story = { args: { defaultSelected: true } };

/** 部分选中：一组里只选了几个。 */
export const Indeterminate: Story = {
  args: { children: '全选', isIndeterminate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
};

/** 提交时没有勾选。 */
export const Invalid: Story = {
  args: { error: '请阅读并同意用户服务协议' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('请阅读并同意用户服务协议');
  },
};

/** 带一句说明。 */
export const WithDescription: Story = { args: { children: '只看有数据手册的', description: '包括原厂网站上的手册' } };

/** 不可用。 */
export const Disabled: Story = { args: { children: '仅授权渠道', count: 0, size: 'sm', isDisabled: true } };

/** 很长的文字：方框对齐第一行。 */
export const LongText: Story = {
  args: {
    children: 'HTSSOP-28-EP(9.7x4.4mm) 带散热焊盘的薄型缩小外形封装，引脚间距 0.65 毫米，含无铅与有铅两种镀层以及卷带、托盘与管装三种包装',
    count: 1234567,
    size: 'sm',
  },
};

/** 状态矩阵：没勾、勾上、部分的每种状态。 */
export const States: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 'max-content', maxInlineSize: 'calc(100vw - 32px)' }}>{Story()}</div>],
  render: () => (
    <StateGrid<CheckboxFieldProps>
      label="复选框的状态"
      target="label"
      variants={{ 没勾: {}, 勾上: { defaultSelected: true }, 部分: { isIndeterminate: true } }}
      states={[
        ...pointerStates.slice(0, 3),
        { name: '填错', props: { error: '请先勾选' } },
        { name: '只读', props: { isReadOnly: true } },
        { name: '停用', props: { isDisabled: true } },
      ]}
    >
      {(props) => <CheckboxField {...props}>有数据手册</CheckboxField>}
    </StateGrid>
  ),
};
