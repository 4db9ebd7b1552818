import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { QuantityField } from './QuantityField.tsx';
import { quantityFieldKeys } from './quantityFieldKeys.ts';

const meta = {
  title: 'Features/Mall/QuantityField',
  component: QuantityField,
  tags: ['autodocs', 'stable'],
  parameters: { keys: quantityFieldKeys },
  args: { quantity: 110, rules: { moq: 100, multiple: 10, maxQuantity: null, stock: 3120 }, name: 'STM32F103C8T6', onChange: fn() },
} satisfies Meta<typeof QuantityField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 键盘：↑ 按倍数加，乱填的不丢，说明缘由，给出最近的可订数量，改好后焦点回到框里。 */
export const Default: Story = {
  parameters: { waivers: { live: { because: '测试一口气走完所有按键，每次的新值本应各播报一次', until: '2027-05-17' } } },
  play: async ({ canvas, userEvent, args, step }) => {
    const input = canvas.getByRole('textbox', { name: '数量' });
    await expect(input).toHaveAccessibleDescription('起订 100，倍数 10');
    await playKeys({ userEvent, step }, quantityFieldKeys, {
      focus: () => expect(input).toHaveFocus(),
      up: () => expect(input).toHaveValue('120'),
      down: () => expect(input).toHaveValue('110'),
      wrong: {
        given: () => userEvent.clear(input),
        proves: async () => {
          await expect(input).toHaveValue('107');
          await expect(args.onChange).toHaveBeenLastCalledWith(107);
          await expect(input).toBeInvalid();
          await expect(canvas.getByText('倍数不符，107 不是 10 的倍数，最近的可订数量：')).toBeVisible();
        },
      },
      toFix: () => expect(canvas.getByRole('button', { name: '改为 110 STM32F103C8T6' })).toHaveFocus(),
      fix: async () => {
        await expect(input).toHaveFocus();
        await expect(input).toHaveValue('110');
        await expect(canvas.getByText('已调整为 110')).toBeVisible();
      },
    });
  },
};
/** 清空：说要填什么；外面也知道。 */
export const Cleared: Story = {
  args: { onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: '数量' });
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(canvas.getByText(/^请填写数量，/)).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(NaN);
    await expect(canvas.getAllByText(/起订 100/)).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: /改为 100/ })).toBeVisible();
  },
};
/** 少于起订量。 */
export const BelowMinimum: Story = {
  args: { quantity: 1 },
  play: async ({ canvas }) => expect(canvas.getByText(/^少于起订量，最近的可订数量/)).toBeVisible(),
};
/** 超过库存。 */
export const AboveStock: Story = { args: { quantity: 5000 }, play: async ({ canvas }) => expect(canvas.getByText(/库存不足，现有 3,120/)).toBeVisible() };
/** 一件也订不了。 */
export const NothingLeft: Story = {
  args: { quantity: 100, rules: { moq: 100, multiple: 10, maxQuantity: null, stock: 40 } },
  play: async ({ canvas }) => expect(canvas.getByText('库存不足，现有 40，现在没有可订的数量')).toBeVisible(),
};
/** 迟到的回复不把后来的数改回去。 */
export const LateAnswers: Story = {
  parameters: { waivers: { live: { because: '连按两次加号，每次的新值本应各播报一次', until: '2027-04-19' } } },
  render: function Late(args) {
    const [answered, setAnswered] = useState(110);
    return (
      <>
        <QuantityField {...args} quantity={answered} />
        <button type="button" onClick={() => setAnswered((was) => was + 10)}>
          下一个回复
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: '数量' });
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(input).toHaveValue('130');
    await userEvent.click(canvas.getByRole('button', { name: '下一个回复' }));
    await expect(input).toHaveValue('130');
    await userEvent.click(canvas.getByRole('button', { name: '下一个回复' }));
    await expect(input).toHaveValue('130');
  },
};
/** 不可用。 */
export const Disabled: Story = { args: { isDisabled: true } };
/** 手机。 */
export const Narrow: Story = { args: { quantity: 107 }, globals: { viewport: { value: 'w360' } } };
