import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PartSearchBox } from '../../../shell/part-search-box/PartSearchBox.tsx';
import { sampleArticle } from '../../../news/news.fixtures.ts';
import { sampleDocument } from '../part-detail/PartDetail.fixtures.ts';
import { stm32f103 } from '../parts.fixtures.ts';
import { brands, categories, statistics } from './DatasheetHome.fixtures.ts';
import { DatasheetHome } from './DatasheetHome.tsx';

const documents = stm32f103.slice(0, 5).map((part, at) => ({ ...sampleDocument, id: at + 1, mpns: [part.mpn], partIds: [part.id] }));

const meta = {
  title: 'Features/Datasheets/DatasheetHome',
  component: DatasheetHome,
  tags: ['autodocs', 'stable'],
  args: {
    search: <PartSearchBox action="/datasheet/datasheetSearch" size="lg" />,
    hotWords: ['STM32F103C8T6', 'GD32F103CBT6', 'NE555DR', 'AMS1117-3.3', 'CH340C', 'AO3400A'],
    statistics: { status: 'ready', data: statistics },
    categories: { status: 'ready', data: categories },
    brands: { status: 'ready', data: brands },
    newest: { status: 'ready', data: documents },
    lifecycle: { status: 'ready', data: stm32f103.filter(({ lifecycle }) => lifecycle === 'nrnd' || lifecycle === 'obsolete') },
    articles: { status: 'ready', data: [1, 2, 3].map((id) => sampleArticle({ id })) },
  },
} satisfies Meta<typeof DatasheetHome>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 搜索为主，其下是分类、品牌、新收录与文章。 */
export const Default: Story = {};

/** 各部分各自等待。 */
export const Loading: Story = {
  args: {
    hotWords: [],
    statistics: { status: 'loading' },
    categories: { status: 'loading' },
    brands: { status: 'loading' },
    newest: { status: 'loading' },
    lifecycle: { status: 'loading' },
    articles: { status: 'loading' },
  },
};

/** 一处失败不影响其他；示例文档还在生成。 */
export const PartlyFailed: Story = {
  args: {
    brands: { status: 'failed', code: 'service.unavailable', message: '服务暂时不可用，请稍后再试', onRetry: fn() },
    newest: { status: 'ready', data: [] },
  },
};

/** 没有文章的站点。 */
export const Bare: Story = {
  args: { articles: { status: 'ready', data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: '技术文章' })).toBeNull();
  },
};

/** 手机上；热搜词横向滚动。 */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
};
