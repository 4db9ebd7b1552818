import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { changeSamples } from '../changes.fixtures.ts';
import { ChangeNotices } from './ChangeNotices.tsx';

const meta = {
  title: 'Features/Datasheets/ChangeNotices',
  component: ChangeNotices,
  tags: ['autodocs', 'experimental'],
  args: {
    notices: ready({ data: changeSamples, totalRecord: 2 }),
    brands: [{ brandId: 3, name: 'Example Semiconductor', nameCn: '例芯半导体', count: 2 }],
    query: { kind: 'all', brandId: null, partId: null, page: 1 },
    onQueryChange: fn(),
  },
} satisfies Meta<typeof ChangeNotices>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 哪家、哪些型号、到哪天；按类别和品牌筛选，回到第一页。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('link', { name: 'EX32F103C8T6' })[0]).toHaveAttribute('href', '/datasheet/datasheetDetail/1');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '类别' }), 'eol');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ kind: 'eol', brandId: null, partId: null, page: 1 });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '品牌' }), '3');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ kind: 'all', brandId: 3, partId: null, page: 1 });
  },
};

/** 一条涉及很多型号：列出一些，其余说个数。 */
export const ManyParts: Story = {
  args: {
    notices: ready({
      data: changeSamples
        .slice(0, 1)
        .map((notice) => ({ ...notice, parts: Array.from({ length: 40 }, (_, at) => ({ partId: at + 1, mpn: `EX32F103-${at}` })) })),
      totalRecord: 1,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('另有 28 个型号')).toBeVisible();
  },
};

/** 没有登记过：说明这不等于没有，给一条能走的路。 */
export const Empty: Story = { args: { notices: ready({ data: [], totalRecord: 0 }), brands: [] } };

/** 正在读取。 */
export const Loading: Story = { args: { notices: loading } };

/** 没读到。 */
export const Failed: Story = { args: { notices: failed(fn()) } };

/** 手机，只看一个型号。 */
export const Narrow: Story = {
  args: { query: { kind: 'all', brandId: null, partId: 1, page: 1 } },
  globals: { viewport: { value: 'w360' } },
};
