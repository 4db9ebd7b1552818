import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { BrandCategory, BrandGroup } from '@chippage/api/types';
import { ThingMarks } from '../../parts/thing-marks/ThingMarks.tsx';
import { brandOf } from '../brands.fixtures.ts';
import { BrandDirectory } from './BrandDirectory.tsx';

const groups: BrandGroup[] = [
  {
    initial: 'A',
    brands: [
      brandOf(1, 'Abracon', '艾博康', 'A', 12),
      brandOf(2, 'Adesto', null, 'A', 3, { parent: 'Renesas Electronics' }),
      brandOf(3, 'Artery', '雅特力', 'A', 128, { country: 'CN', isDomestic: true }),
    ],
  },
  {
    initial: 'S',
    brands: [brandOf(4, 'SG Micro', '圣邦微电子', 'S', 40, { country: 'CN', isDomestic: true }), brandOf(5, 'STMicroelectronics', '意法半导体', 'S', 1796)],
  },
  { initial: '#', brands: [brandOf(6, '3PEAK', '思瑞浦', '#', 20, { country: 'CN', isDomestic: true })] },
];

const onFollow = fn();

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
      data: [...groups, { initial: 'T', brands: [brandOf(6, '3PEAK', '思瑞浦', '#', 20), brandOf(7, 'TE Connectivity', '泰科电子', 'T', 0)] }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('7 个品牌')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '还没有型号的 1 个品牌' })).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link', { name: /TE Connectivity/ })).not.toBeInTheDocument();
  },
};
/** 每个品牌名旁边能关注、能收藏；折叠着的品牌还没有按钮，展开才有。 */
export const Kept: Story = {
  args: {
    groups: { status: 'ready', data: [...groups, { initial: 'T', brands: [brandOf(7, 'TE Connectivity', '泰科电子', 'T', 0)] }] },
    endOf: ({ name }) => <ThingMarks name={name} isFollowed={false} onFollow={onFollow} isFavoured={false} onFavourite={fn()} />,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '关注 Abracon' }));
    await expect(onFollow).toHaveBeenCalledWith(true);
    const folded = { name: '关注 TE Connectivity', hidden: true };
    await expect(canvas.queryByRole('button', folded)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '还没有型号的 1 个品牌' }));
    await expect(await canvas.findByRole('button', folded)).toBeVisible();
  },
};
/** 只看国产。 */
export const Domestic: Story = { args: { type: 'domestic' } };
const categories: BrandCategory[] = [
  { category: 'mcu', name: '微控制器', count: 2 },
  { category: 'power', name: '电源管理', count: 5 },
  { category: 'connector', name: '连接器', count: 1 },
];
const unknown = { initial: 'Z', brands: [brandOf(8, 'Zeta', null, 'Z', 5, { country: null }), brandOf(9, 'Zilog', null, 'Z', 0)] };

/** 按国家和地区：索引里的每一处带着个数，按下去焦点到那里；没有型号的折叠在自己的国家里，不知道的在最后。 */
export const Country: Story = {
  args: { type: 'country', groups: { status: 'ready', data: [...groups, unknown] } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      '美国 4 个品牌',
      '中国 3 个品牌',
      '未知 1 个品牌',
    ]);
    await expect(canvas.getByRole('button', { name: '还没有型号的 1 个品牌' })).toBeVisible();
    const index = within(canvas.getByRole('navigation', { name: '到一个国家或地区的品牌' }));
    index.getByRole('link', { name: '美国 4' }).focus();
    await userEvent.tab();
    await expect(index.getByRole('link', { name: '中国 3' })).toHaveFocus();
    await expect(index.getByRole('link', { name: '中国 3' })).toHaveAttribute('href', '#country-CN');
    await expect(canvas.getByRole('region', { name: '中国' })).toHaveAttribute('id', 'country-CN');
  },
};
/** 按分类，还没有选：全部品牌，每个分类带着品牌的个数。 */
export const Category: Story = {
  args: { type: 'category', categories },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '微控制器 2' })).toHaveAttribute('href', '/brandList/category?category=mcu');
    await expect(canvas.getByText('6 个品牌')).toBeVisible();
  },
};
/** 选了一个分类：只有在里面有型号的品牌，型号数是这个分类的。 */
export const InCategory: Story = {
  args: {
    type: 'category',
    categories,
    category: 'mcu',
    counts: {
      status: 'ready',
      data: new Map([
        [3, 60],
        [5, 812],
      ]),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '品牌：微控制器' })).toBeVisible();
    await expect(canvas.getByText('2 个品牌')).toBeVisible();
    await expect(canvas.getByText('812 个型号')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Abracon' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: '微控制器 2' })).toHaveAttribute('aria-current', 'page');
  },
};
/** 分类里还没有品牌。 */
export const NoneInCategory: Story = { args: { type: 'category', categories, category: 'sensor', counts: { status: 'ready', data: new Map() } } };
/** 换了分类，品牌还在读。 */
export const CategoryLoading: Story = { args: { type: 'category', categories, category: 'power', counts: { status: 'loading' } } };
/** 按国家和地区，在手机上。 */
export const CountryNarrow: Story = {
  args: { type: 'country', groups: { status: 'ready', data: [...groups, unknown] } },
  globals: { viewport: { value: 'w360' } },
};
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
