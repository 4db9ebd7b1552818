import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Brand, BrandGroup } from '@chippage/api/types';
import { BrandDirectory } from './BrandDirectory.tsx';

const brand = (id: number, name: string, nameCn: string | null, initial: string, partCount: number, extra: Partial<Brand> = {}): Brand => ({
  id,
  name,
  nameCn,
  initial,
  pinyin: null,
  country: 'US',
  isDomestic: false,
  website: null,
  founded: null,
  parent: null,
  aliases: [],
  partCount,
  documentCount: 0,
  ...extra,
});
const groups: BrandGroup[] = [
  {
    initial: 'A',
    brands: [
      brand(1, 'Abracon', '艾博康', 'A', 12),
      brand(2, 'Adesto', null, 'A', 3, { parent: 'Renesas Electronics' }),
      brand(3, 'Artery', '雅特力', 'A', 128, { country: 'CN', isDomestic: true }),
    ],
  },
  {
    initial: 'S',
    brands: [brand(4, 'SG Micro', '圣邦微电子', 'S', 40, { country: 'CN', isDomestic: true }), brand(5, 'STMicroelectronics', '意法半导体', 'S', 1796)],
  },
  { initial: '#', brands: [brand(6, '3PEAK', '思瑞浦', '#', 20, { country: 'CN', isDomestic: true })] },
];

const meta = {
  title: 'Features/Directory/BrandDirectory',
  component: BrandDirectory,
  tags: ['autodocs', 'stable'],
  args: { groups: { status: 'ready', data: groups }, type: 'all' },
} satisfies Meta<typeof BrandDirectory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 全部品牌；没有品牌的字母不是链接。 */
export const All: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'A' })).toHaveAttribute('href', '/brandList/A');
    await expect(canvas.queryByRole('link', { name: 'B' })).not.toBeInTheDocument();
  },
};
/** 没有型号的品牌折叠在最后，两个首字母下的品牌只数一次。 */
export const WithoutParts: Story = {
  args: {
    groups: {
      status: 'ready',
      data: [...groups, { initial: 'T', brands: [brand(6, '3PEAK', '思瑞浦', '#', 20), brand(7, 'TE Connectivity', '泰科电子', 'T', 0)] }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('7 个品牌')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '还没有型号的 1 个品牌' })).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link', { name: /TE Connectivity/ })).not.toBeInTheDocument();
  },
};
/** 只看国产。 */
export const Domestic: Story = { args: { type: 'domestic' } };
/** 一个字母。 */
export const Letter: Story = { args: { type: 'A' } };
/** 这个字母下没有品牌。 */
export const Empty: Story = { args: { type: 'X' } };
/** 正在加载。 */
export const Loading: Story = { args: { groups: { status: 'loading' } } };
/** 没有加载出来。 */
export const Failed: Story = { args: { groups: { status: 'failed', code: 'network.unreachable', message: '网络连接失败，请检查网络后重试', onRetry: fn() } } };
/** 手机上。 */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
};
