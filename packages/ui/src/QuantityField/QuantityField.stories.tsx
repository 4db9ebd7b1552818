import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { tens } from './QuantityField.fixtures.ts';
import { QuantityField } from './QuantityField.tsx';
import type { QuantityWords } from './quantityWords.ts';
import { playKeys } from '../keyboard/playKeys.ts';
import { quantityFieldKeys } from './quantityFieldKeys.ts';

const words: QuantityWords = {
  rule: '起订 100，倍数 10',
  problem: (problem, quantity) =>
    ({
      empty: '请填写数量',
      below_min: '少于起订量',
      not_multiple: `倍数不符，${quantity} 不是 10 的倍数`,
      above_max: '一次最多订 10,000',
      above_stock: '库存不足，现有 3,120',
    })[problem],
  withGoods: (problem) => `${problem}，最近的可订数量：`,
  withoutGoods: (problem) => `${problem}，现在没有可订的数量`,
  take: (quantity) => `改为 ${quantity}`,
  adjusted: (quantity) => `已调整为 ${quantity}`,
};

const meta = {
  title: 'UI/Forms/QuantityField',
  component: QuantityField,
  tags: ['autodocs', 'stable'],
  parameters: { keys: quantityFieldKeys },
  args: {
    label: '数量',
    quantity: 110,
    judge: tens(3120),
    name: 'STM32F103C8T6',
    onChange: fn(),
    words,
  },
} satisfies Meta<typeof QuantityField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 键盘：↑ 按倍数加，乱填的不丢，说明缘由，给出最近的可订数量，改好后焦点回到框里。 */
export const Default: Story = {
  parameters: { waivers: { live: { because: '测试一口气走完所有按键，每次的新值本应各播报一次', until: '2027-06-07' } } },
  play: async ({ canvas, userEvent, step, args }) => {
    const input = canvas.getByRole('textbox', { name: '数量' });
    await expect(input).toHaveAccessibleDescription('起订 100，倍数 10');
    await playKeys({ userEvent, step }, quantityFieldKeys, {
      focus: () => expect(input).toHaveFocus(),
      increase: () => expect(input).toHaveValue('120'),
      commit: {
        given: async () => {
          await userEvent.clear(input);
          await userEvent.type(input, '107');
        },
        proves: async () => {
          await expect(input).toHaveValue('107');
          await expect(args.onChange).toHaveBeenLastCalledWith(107);
          await expect(input).toBeInvalid();
        },
      },
      suggestion: () => expect(canvas.getByRole('button', { name: '改为 110 STM32F103C8T6' })).toHaveFocus(),
      accept: async () => {
        await expect(input).toHaveFocus();
        await expect(input).toHaveValue('110');
        await expect(canvas.getByText('已调整为 110')).toBeVisible();
      },
    });
  },
};

/** 清空：说要填什么；外面也知道，不再按原来的数算。 */
export const Cleared: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: '数量' });
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(canvas.getByText(/^请填写数量/)).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(NaN);
    await expect(canvas.getByRole('button', { name: /改为 100/ })).toBeVisible();
  },
};

/** 填 0：和清空一样，外面也知道。规则只说一遍，在框下面。 */
export const Zero: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: '数量' });
    await userEvent.clear(input);
    await userEvent.type(input, '0');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(0);
    await expect(input).toBeInvalid();
    await expect(canvas.getAllByText(/起订 100/)).toHaveLength(1);
  },
};

/** 少于起订量。 */
export const BelowMinimum: Story = {
  args: { quantity: 1 },
  play: async ({ canvas }) => expect(canvas.getByText(/^少于起订量/)).toBeVisible(),
};

/** 超过库存。 */
export const AboveStock: Story = { args: { quantity: 5000 }, play: async ({ canvas }) => expect(canvas.getByText(/^库存不足，现有 3,120/)).toBeVisible() };

/** 一件也订不了。 */
export const NothingLeft: Story = {
  args: { quantity: 100, judge: tens(40), words: { ...words, problem: () => '库存不足，现有 40' } },
  play: async ({ canvas }) => expect(canvas.getByText('库存不足，现有 40，现在没有可订的数量')).toBeVisible(),
};

/** 不可用：不再说哪里不对。 */
export const Disabled: Story = { args: { isDisabled: true, quantity: 107 }, play: async ({ canvas }) => expect(canvas.queryByText(/倍数不符/)).toBeNull() };

/** 最大的数和很长的型号，窄屏。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { quantity: 999_999_999, name: 'GRM188R71H104KA93DJKLMNOPQRSTXYZ', judge: tens(999_999_999) },
};

/** 手机。 */
export const Narrow: Story = { args: { quantity: 107 }, globals: { viewport: { value: 'w360' } } };
