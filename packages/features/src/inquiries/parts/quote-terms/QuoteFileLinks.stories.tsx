import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { offer } from '../../quotes/quotes.fixtures.ts';
import { QuoteFileLinks } from './QuoteFileLinks.tsx';

const { files } = offer();

const meta = {
  title: 'Features/Inquiries/QuoteFileLinks',
  component: QuoteFileLinks,
  tags: ['autodocs', 'stable'],
  args: { files, onFile: fn() },
} satisfies Meta<typeof QuoteFileLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 同一种有几份就编号；按下去取那一份。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: '标签照片 1' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'COC' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '标签照片 2' }));
    await expect(args.onFile).toHaveBeenCalledWith(files[1]);
  },
};
/** 一份也没有。 */
export const None: Story = { args: { files: [] }, play: async ({ canvas }) => expect(canvas.getByText('未注明')).toBeVisible() };
/** 手机、很多份：换行，名字不断开。 */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { files: Array.from({ length: 9 }, (_, at) => ({ ...files[0]!, id: 100 + at })) },
};
