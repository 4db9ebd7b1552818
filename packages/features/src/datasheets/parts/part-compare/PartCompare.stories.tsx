import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { bareModule, stm32f103 } from '../parts.fixtures.ts';
import { PartCompare } from './PartCompare.tsx';

const parts = stm32f103.slice(0, 3);

const meta = {
  title: 'Features/Datasheets/PartCompare',
  component: PartCompare,
  tags: ['autodocs', 'stable'],
  parameters: {
    waivers: { 'contrast-incomplete': { because: '固定列盖住滚动中的单元格，axe 量不到被盖住的底色；这些颜色对由对比度测试保证', until: '2027-08-16' } },
  },
  args: { parts: { status: 'ready', data: parts }, ids: parts.map(({ id }) => id), onSaveFile: fn(), notify: fn() },
} satisfies Meta<typeof PartCompare>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 三个型号并排：不同的行有标记，可以移出、导出。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByText('不同').length).toBeGreaterThan(0);
    await expect(canvas.getByRole('link', { name: `把 ${parts[0]!.mpn} 移出对比` })).toHaveAttribute(
      'href',
      expect.not.stringContaining(`id=${parts[0]!.id}&`),
    );
    await userEvent.click(canvas.getByRole('button', { name: '导出 CSV' }));
    await expect(args.onSaveFile).toHaveBeenCalledWith(expect.objectContaining({ text: expect.stringContaining(parts.map(({ mpn }) => mpn).join(',')) }));
    await expect(args.notify).toHaveBeenCalledWith({ tone: 'success', text: '已导出 3 个型号：3 个型号对比.csv' });
  },
};

/** 只看不同：相同的行不画。 */
export const OnlyDifferences: Story = {
  args: { isDifferent: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('rowheader', { name: '品牌' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: '看全部参数' })).toBeVisible();
  },
};

/** 分类不同：不适用的参数是“—”；有一个型号已不在目录里；型号很长。 */
export const LongText: Story = { args: { parts: { status: 'ready', data: [...parts.slice(0, 2), bareModule] }, ids: [1, 2, 3, 4] } };

/** 手机上：两个型号放得下；价格只在括号前换行；卖家不同和别的不同一样标出来。 */
export const Narrow: Story = {
  args: { parts: { status: 'ready', data: [parts[0]!, parts[2]!] }, ids: [parts[0]!.id, parts[2]!.id] },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    await expect(table.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await expect(within(canvas.getByRole('row', { name: /^卖家/ })).getByText('3').tagName).toBe('STRONG');
    const lines = (text: string) => canvas.getByText(text).getClientRects().length;
    await expect([lines('¥6.12'), lines('（按 2,000 件）')]).toEqual([1, 1]);
    await expect(canvas.getByText('（按 2,000 件）').getBoundingClientRect().height).toBeLessThan(24);
  },
};

/** 手机上三个型号：参数名不动，型号左右滑。 */
export const NarrowThree: Story = { globals: { viewport: { value: 'w360' } } };

/** 正在读取。 */
export const Loading: Story = { args: { parts: { status: 'loading' } } };

/** 没有读到：可以重试。 */
export const Failed: Story = { args: { parts: { status: 'failed', code: 'service.unavailable', message: '服务暂时不可用，请稍后再试', onRetry: fn() } } };

/** 网址里没有型号：说明怎样开始。 */
export const Empty: Story = { args: { ids: [] } };
