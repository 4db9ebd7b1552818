import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { bareProfile, ownedProfile, sampleProfile } from '../brands.fixtures.ts';
import { BrandHead } from './BrandHead.tsx';
import { BrandTabs } from './BrandTabs.tsx';

const meta = {
  title: 'Features/Directory/BrandHead',
  component: BrandHead,
  subcomponents: { BrandTabs },
  tags: ['autodocs', 'experimental'],
  args: { brand: sampleProfile, current: 'home', isFollowed: false, onFollow: fn(), onFavourite: fn() },
} satisfies Meta<typeof BrandHead>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 名称、国家、网站、又名和各页的网址；型号和数据手册的数在标签上。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '安森美 onsemi' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '首页' })).toHaveAttribute('aria-current', 'page');
    const pages = {
      '型号 412': '/datasheet/datasheetBrand/258',
      '数据手册 187': '/brandDetail/specification/258',
      '代理商 12': '/brandDetail/agentList/258',
      '贸易商 3': '/brandDetail/trader/258',
      企业信息: '/brandDetail/companyInfo/258',
    };
    for (const [name, href] of Object.entries(pages)) await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
    await userEvent.click(canvas.getByRole('button', { name: '关注 安森美' }));
    await expect(args.onFollow).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: /^收藏/ }));
    await expect(args.onFavourite).toHaveBeenCalledWith(true);
  },
};

/** 被收购的品牌写明现属哪家，能点过去。 */
export const Owned: Story = {
  args: { brand: ownedProfile, isFollowed: true },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '现属 安森美' })).toHaveAttribute('href', '/brandDetail/258'),
};

/** 国产品牌。 */
export const Domestic: Story = { args: { brand: { ...sampleProfile, name: 'SGMICRO', nameCn: '圣邦微电子', isDomestic: true, country: 'CN' } } };

/** 几乎什么都不知道，名称很长。 */
export const Bare: Story = { args: { brand: bareProfile, current: 'contactInfo' } };

/** 手机上：标签横着滚。 */
export const Narrow: Story = { args: { current: 'contactInfo' }, globals: { viewport: { value: 'w360' } } };
