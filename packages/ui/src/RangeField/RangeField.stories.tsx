import { stateful } from '../storyState/storyState.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RangeField } from './RangeField.tsx';
import { playKeys } from '../keyboard/playKeys.ts';
import { rangeFieldKeys } from './rangeFieldKeys.ts';

const meta = {
  title: 'UI/Forms/RangeField',
  component: RangeField,
  tags: ['autodocs', 'stable'],
  parameters: { keys: rangeFieldKeys },
  args: {
    label: '程序存储器',
    fromLabel: '程序存储器下限',
    toLabel: '程序存储器上限',
    unit: 'KB',
    orderError: '下限不能大于上限',
    value: { from: null, to: null },
    limits: { min: 16, max: 2048 },
    onChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 240 }}>{Story()}</div>],
  render: stateful(RangeField, { value: 'onChange' }),
} satisfies Meta<typeof RangeField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 没有限制：占位显示这组数据的最小值与最大值。 */
export const Open: Story = {};

/** 输入后回车生效，输入途中不触发。 */
export const Typed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '程序存储器下限' }), '３２');
    await userEvent.tab();
    await userEvent.type(canvas.getByRole('textbox', { name: '程序存储器上限' }), '1024');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ from: 32, to: 1024 });
  },
};

/** 下限大于上限：说明原因，不生效；Esc 回到原来的值。 */
export const WrongOrder: Story = {
  args: { value: { from: 32, to: 64 } },
  play: async ({ canvas, userEvent, args }) => {
    const from = canvas.getByRole('textbox', { name: '程序存储器下限' });
    await userEvent.clear(from);
    await userEvent.type(from, '128{Enter}');
    await expect(canvas.getByText('下限不能大于上限')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** 没有单位。 */
export const Unitless: Story = { args: { label: 'I/O 数量', fromLabel: 'I/O 数量下限', toLabel: 'I/O 数量上限', unit: undefined } };

/** 键盘：回车生效，Esc 放弃。 */
export const Keyboard: Story = {
  args: { value: { from: 32, to: 64 } },
  play: async ({ canvas, userEvent, step, args }) => {
    const [from, to] = [canvas.getByRole('textbox', { name: '程序存储器下限' }), canvas.getByRole('textbox', { name: '程序存储器上限' })];
    await userEvent.tab();
    await playKeys({ userEvent, step }, rangeFieldKeys, {
      next: () => expect(to).toHaveFocus(),
      apply: {
        given: async () => {
          await userEvent.clear(to);
          await userEvent.type(to, '128');
          await expect(args.onChange).not.toHaveBeenCalled();
        },
        proves: () => expect(args.onChange).toHaveBeenLastCalledWith({ from: 32, to: 128 }),
      },
      cancel: {
        given: async () => {
          await userEvent.clear(from);
          await userEvent.type(from, '96');
        },
        proves: () => expect(from).toHaveValue('32'),
      },
    });
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};
