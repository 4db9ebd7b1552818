import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, loading, ready } from '../../parts/loaded/loaded.fixtures.ts';
import { sampleAgentChoices, sampleAgentParts } from '../agents.fixtures.ts';
import { ModelsTable } from './ModelsTable.tsx';

const all = { brand: null, isInStock: false, keywords: '', page: 1 };

const meta = {
  title: 'Features/Directory/ModelsTable',
  component: ModelsTable,
  tags: ['autodocs', 'experimental'],
  args: {
    ...all,
    parts: ready({ data: [...sampleAgentParts], totalRecord: 177 }),
    brands: sampleAgentChoices.brands,
    getHref: ({ keywords, page }) => `/agent?keywords=${keywords}&page=${page}`,
    onChange: fn(),
  },
} satisfies Meta<typeof ModelsTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 有货、无货、没说过，是三种写法；换了条件回到第一页。 */
export const Default: Story = {
  args: { page: 3 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('row', { name: /STM32F103C8T6.*12,500.*56 天/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /STM32G431CBU6.*无货/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /L7805CV.*未知.*未知.*未知/ })).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '品牌' }), '德州仪器');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...all, brand: 12 });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '库存' }), '只看有货');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...all, isInStock: true });
  },
};

/** 型号和封装很长。 */
export const LongText: Story = {
  args: {
    parts: ready({
      data: [
        {
          ...sampleAgentParts[0]!,
          mpn: 'XCZU19EG-2FFVD1760I-ES9818-EXTENDED-TEMPERATURE-TRAY',
          packageCase: 'FCBGA-1760（42.5 × 42.5 mm，1.0 mm 间距）',
          stock: 2_147_483_647,
          leadTimeDays: 3650,
        },
      ],
      totalRecord: 1,
    }),
  },
};

/** 还没有收录它的型号：没有筛选，给一条能走的路。 */
export const Empty: Story = {
  args: { parts: ready({ data: [], totalRecord: 0 }), brands: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '去商城看现货' })).toHaveAttribute('href', '/mall/index');
    await expect(canvas.queryByRole('combobox', { name: '库存' })).not.toBeInTheDocument();
  },
};

/** 条件太窄：条件还在，能回到全部。 */
export const NoneSuch: Story = {
  args: { parts: ready({ data: [], totalRecord: 0 }), keywords: 'zzz', isInStock: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '看全部型号' })).toHaveAttribute('href', '/agent?keywords=&page=1');
    await expect(canvas.getByRole('combobox', { name: '库存' })).toBeVisible();
  },
};

/** 正在读取。 */
export const Loading: Story = { args: { parts: loading } };

/** 没有读到。 */
export const Failed: Story = { args: { parts: failed(fn()) } };

/** 手机：表自己横着滚，型号留在左边。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
