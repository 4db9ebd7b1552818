import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { OpenData } from './OpenData.tsx';
import { openDataSample } from './OpenData.fixtures.ts';

const meta = {
  title: 'Features/Datasheets/OpenData',
  component: OpenData,
  tags: ['autodocs', 'experimental'],
  args: { releases: ready(openDataSample), origin: 'https://www.example.com' },
} satisfies Meta<typeof OpenData>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 有什么、多大、与上一份差多少、按什么许可、地址怎么写；更早的在下面。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^器件：\s*Parquet 730.0 kB$/ })).toHaveAttribute('href', '/api/opendata/latest/parts.parquet');
    await expect(canvas.getByText('新增 12，变了 3，删去 0')).toBeVisible();
    await expect(canvas.getByText(/有 42 个型号的来源没有写明许可/)).toBeVisible();
    await expect(canvas.getByText('curl -O https://www.example.com/api/opendata/latest/parts.csv')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '2026-11-25 changes.csv' })).toHaveAttribute('href', '/api/opendata/2026-11-25/changes.csv');
  },
};

/** 只有第一份：没有可比的。 */
export const First: Story = { args: { releases: ready(openDataSample.slice(1)) } };

/** 刚装好：还没有写出第一份。 */
export const Empty: Story = { args: { releases: ready([]) } };

/** 正在读取。 */
export const Loading: Story = { args: { releases: loading } };

/** 没读到。 */
export const Failed: Story = { args: { releases: failed(fn()) } };

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
