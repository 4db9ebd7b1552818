import type { Meta, StoryObj } from '@storybook/react-vite';
import { playKeys } from '@chippage/ui/keyboard';
import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { bareModule, stm32f103 } from '../parts.fixtures.ts';
import { partCompareKeys } from './partCompareKeys.ts';
import { PartCompare } from './PartCompare.tsx';

const parts = stm32f103.slice(0, 3);

const meta = {
  title: 'Features/Datasheets/PartCompare',
  component: PartCompare,
  tags: ['autodocs', 'stable'],
  parameters: {
    keys: partCompareKeys,
    waivers: { 'contrast-incomplete': { because: '固定列盖住滚动中的单元格，axe 量不到被盖住的底色；这些颜色对由对比度测试保证', until: '2027-08-16' } },
  },
  args: {
    parts: { status: 'ready', data: parts },
    ids: parts.map(({ id }) => id),
    onChange: fn(),
    onFindParts: fn(async () => [{ id: '91', partId: 91, text: 'GD32F103C8T6', detail: '兆易创新' }]),
    onSaveFile: fn(),
    notify: fn(),
    onPrint: fn(),
  },
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
    await expect(args.onSaveFile).toHaveBeenCalledWith(expect.any(Blob), expect.stringMatching(/^[^ ]+ 3 个型号对比 \d{4}-\d\d-\d\d\.csv$/));
    await expect(args.notify).toHaveBeenCalledWith({ tone: 'success', text: expect.stringMatching(/^已导出 3 个型号：[^ ]+ 3 个型号对比 .+\.csv$/) });
  },
};

/** 原厂链接失效：写明哪天查的，去来源页；存着副本的写明是副本，在本站打开；要登录的写明，仍去原厂。 */
export const BrokenLinks: Story = {
  args: {
    parts: {
      status: 'ready',
      data: parts.map((part, at) => ({
        ...part,
        datasheet: {
          documentId: 12 + at,
          url: `https://www.example.com/${at}.pdf`,
          host: 'www.example.com',
          link: { status: (['dead', 'dead', 'loginWall'] as const)[at]!, checkTime: '2026-11-20T03:00:00Z', movedTo: null },
          pageCount: null,
          isHosted: at === 1,
          isSample: false,
        },
      })),
    },
  },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /^数据手册/ }));
    await expect(await row.findAllByText('原厂链接失效（检查于 2026-11-20）')).toHaveLength(2);
    await expect(row.getByText('存档副本')).toBeVisible();
    await expect(row.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/specification_outside_detail/12',
      expect.stringMatching(/#reader$/),
      'https://www.example.com/2.pdf',
    ]);
  },
};

/** 用键盘移动一个型号、移出一个型号；焦点跟着走。 */
export const Keyboard: Story = {
  render: function Movable(args) {
    const [ids, setIds] = useState(args.ids);
    const data = ids.flatMap((id) => parts.find((part) => part.id === id) ?? []);
    return (
      <PartCompare
        {...args}
        ids={ids}
        parts={{ status: 'ready', data }}
        onChange={(next) => {
          setIds(next.ids);
          args.onChange(next);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, step, args }) => {
    const [first, second, third] = parts.map(({ id }) => id);
    const grip = (place: number) => canvas.getByRole('button', { name: `移动 ${parts[0]!.mpn}，第 ${place} 项，共 3 项` });
    await playKeys({ userEvent, step }, partCompareKeys, {
      right: {
        given: () => grip(1).focus(),
        proves: async () => {
          await expect(args.onChange).toHaveBeenLastCalledWith({ ids: [second, first, third], quantity: 1 });
          await expect(grip(2)).toHaveFocus();
        },
      },
      left: async () => {
        await expect(args.onChange).toHaveBeenLastCalledWith({ ids: [first, second, third], quantity: 1 });
        await expect(grip(1)).toHaveFocus();
      },
      remove: {
        given: () => {
          document.addEventListener('click', (event) => event.preventDefault(), { once: true });
          canvas.getByRole('link', { name: `把 ${parts[0]!.mpn} 移出对比` }).focus();
        },
        proves: () => expect(canvas.getByRole('link', { name: `把 ${parts[1]!.mpn} 移出对比` })).toHaveFocus(),
      },
    });
  },
};

/** 搜一个型号加进来；已在的不加两次。 */
export const AddsOne: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '添加型号' }));
    await userEvent.type(await canvas.findByRole('combobox', { name: '添加型号' }), 'gd32f103c8t6');
    await userEvent.click(await screen.findByRole('option', { name: /GD32F103C8T6/ }));
    await expect(args.onChange).toHaveBeenCalledWith({ ids: [...parts.map(({ id }) => id), 91], quantity: 1 });
    await expect(canvas.getByRole('combobox', { name: '添加型号' })).toHaveValue('');
  },
};

/** 按 500 件看价；没有货的说几天发货。 */
export const AtQuantity: Story = {
  args: { quantity: 500, parts: { status: 'ready', data: [stm32f103[0]!, stm32f103[3]!] }, ids: [stm32f103[0]!.id, stm32f103[3]!.id] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('无现货，约 21 天发货')).toBeVisible();
    const field = canvas.getByRole('textbox', { name: '按数量看价' });
    await userEvent.clear(field);
    await userEvent.type(field, '1000{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ ids: args.ids, quantity: 1000 });
  },
};

/** 只有一个型号：说还要再添加一个，没有“只看不同”。 */
export const Single: Story = {
  args: { parts: { status: 'ready', data: parts.slice(0, 1) }, ids: [parts[0]!.id] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('只有一个型号，再添加一个就能对比。')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '只看不同' })).not.toBeInTheDocument();
  },
};

/** 网址里超过 6 个：说只看前 6 个，也说为什么不能再添加。 */
export const Full: Story = {
  args: { parts: { status: 'ready', data: stm32f103.slice(0, 6) }, ids: stm32f103.slice(0, 6).map(({ id }) => id), named: 8 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/网址里有 8 个型号/)).toBeVisible();
    await expect(canvas.getByText(/最多并排 6 个；先移出一个/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '添加型号' })).not.toBeInTheDocument();
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
    await expect([lines('¥6.12'), lines('（起订 2,000 件）')]).toEqual([1, 1]);
    await expect(canvas.getByText('（起订 2,000 件）').getBoundingClientRect().height).toBeLessThan(24);
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
