import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { searchResults } from '../tasks.fixtures.ts';
import { BatchSearch } from './BatchSearch.tsx';

const meta = {
  title: 'Features/Inquiries/BatchSearch',
  component: BatchSearch,
  tags: ['autodocs', 'stable'],
  args: { results: null, onSearch: fn(async () => undefined), onSave: fn(async () => undefined) },
} satisfies Meta<typeof BatchSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 贴上几行，只有型号的也行。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '查 0 行' }));
    await expect(canvas.getByText('请写上型号，每行一个')).toBeVisible();
    canvas.getByRole('textbox', { name: '型号' }).focus();
    await userEvent.paste('STM32F103C8T6\t1,000\nLM358DR\n\nTPS7A4700RGWR 50');
    await userEvent.click(canvas.getByRole('button', { name: '查 3 行' }));
    await expect(args.onSearch).toHaveBeenCalledWith([
      { model: 'STM32F103C8T6', quantity: 1000 },
      { model: 'LM358DR', quantity: null },
      { model: 'TPS7A4700RGWR', quantity: 50 },
    ]);
  },
};

/** 太多了：说有多少行。 */
export const TooMany: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('textbox', { name: '型号' }).focus();
    await userEvent.paste(Array.from({ length: 201 }, (_, at) => `A${at}`).join('\n'));
    await userEvent.click(canvas.getByRole('button', { name: '查 201 行' }));
    await expect(canvas.getByText(/这里有 201 行/)).toBeVisible();
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};

/** 有的、不够的、没有的；没有价格的写面议，结果可以下载。 */
export const Found: Story = {
  globals: { viewport: { value: 'w1280' } },
  args: { results: searchResults },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('3 行里 2 行有供应')).toHaveFocus();
    await expect(canvas.getByText('182,000 只，6 家 够')).toBeVisible();
    await expect(canvas.getByText('2,500 只，1 家 不够')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '下载结果（csv）' }));
    await expect(args.onSave).toHaveBeenCalledWith('csv');
    await expect(canvas.getByRole('link', { name: '求购 XYZ-NOT-THERE' })).toHaveAttribute('href', '/inquiry/createRequirements?type=1&model=XYZ-NOT-THERE');
  },
};

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } }, args: { results: searchResults } };
