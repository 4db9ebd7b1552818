import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { offer, quoteRow } from '../../quotes/quotes.fixtures.ts';
import { CounterForm } from './CounterForm.tsx';

const meta = {
  title: 'Features/Inquiries/CounterForm',
  component: CounterForm,
  tags: ['autodocs', 'stable'],
  args: { quote: quoteRow(), offer: offer(), onCounter: fn(async () => undefined), onCancel: fn() },
} satisfies Meta<typeof CounterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 写了单价，按钮上就是合计；对方看得到说明。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '你要的单价（CNY，含税 13%）' }), '5.9');
    await userEvent.type(canvas.getByRole('textbox', { name: '说明（选填）' }), '年用量 20 万只');
    await userEvent.click(canvas.getByRole('button', { name: '还价，合计 ¥29,500.00' }));
    await expect(args.onCounter).toHaveBeenCalledWith({ quantity: 5000, unitPrice: '5.9', note: '年用量 20 万只' });
  },
};

/** 不低于现价：说现价可以直接接受。 */
export const TooHigh: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const price = canvas.getByRole('textbox', { name: /^你要的单价/ });
    await userEvent.type(price, '7');
    await userEvent.click(canvas.getByRole('button', { name: /^还价/ }));
    await expect(price).toHaveAccessibleDescription(/现价可以直接接受/);
    await expect(args.onCounter).not.toHaveBeenCalled();
  },
};

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
