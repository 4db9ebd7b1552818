import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { bareProfile, ownedProfile, sampleProfile } from '../brands.fixtures.ts';
import { BrandHistory } from './BrandHistory.tsx';
import { BrandInfo } from './BrandInfo.tsx';
import { BrandLines } from './BrandLines.tsx';

const meta = {
  title: 'Features/Directory/BrandInfo',
  component: BrandInfo,
  subcomponents: { BrandLines, BrandHistory },
  tags: ['autodocs', 'experimental'],
  args: { brand: sampleProfile },
} satisfies Meta<typeof BrandInfo>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 基本信息、产品线（点到这个品牌在这一类的型号）、并购与分拆。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'MOSFET' })).toHaveAttribute('href', '/datasheet/datasheetBrand/258?category=discrete%2Fmosfet');
    await expect(canvas.getByRole('heading', { level: 3, name: '电源管理 280' })).toBeVisible();
    await expect(canvas.getByText(/2016 年/).closest('li')).toHaveTextContent('2016 年 安森美 收购 仙童半导体');
    await expect(canvas.getByText(/1999 年/, { selector: 'ol *' }).closest('li')).toHaveTextContent('安森美 从 摩托罗拉 分拆，成为独立公司');
  },
};

/** 被收购的品牌。 */
export const Owned: Story = { args: { brand: ownedProfile } };

/** 不知道的写未知；没有型号的品牌请人上传手册。 */
export const Bare: Story = {
  args: { brand: bareProfile },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('未知').length).toBe(5);
    await expect(canvas.getByRole('link', { name: '上传数据手册' })).toHaveAttribute('href', '/upload');
  },
};

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
