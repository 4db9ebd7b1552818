import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleSheets } from '../../datasheets/documents/brand-sheets/brandSheets.fixtures.ts';
import { SheetTable } from '../../datasheets/documents/brand-sheets/SheetTable.tsx';
import { bareProfile, ownedProfile, sampleProfile } from '../brands.fixtures.ts';
import { BrandHome } from './BrandHome.tsx';

const meta = {
  title: 'Features/Directory/BrandHome',
  component: BrandHome,
  tags: ['autodocs', 'experimental'],
  args: { brand: sampleProfile, sheets: <SheetTable documents={sampleSheets} look="plain" /> },
} satisfies Meta<typeof BrandHome>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 产品线、数据手册、旗下品牌、并购与分拆。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '全部数据手册' })).toHaveAttribute('href', '/brandDetail/specification/258');
    await expect(canvas.getAllByRole('link', { name: '仙童半导体' })[0]).toHaveAttribute('href', '/brandDetail/100');
  },
};

/** 被收购的品牌。 */
export const Owned: Story = { args: { brand: ownedProfile } };

/** 没有型号，也没有数据手册：请人上传。 */
export const Bare: Story = {
  args: { brand: bareProfile },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '上传数据手册' })).toHaveAttribute('href', '/upload');
    await expect(canvas.queryByRole('heading', { name: '数据手册' })).not.toBeInTheDocument();
  },
};

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
