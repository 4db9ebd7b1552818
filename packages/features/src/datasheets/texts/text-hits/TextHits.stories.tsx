import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleTextHit, sampleTextHits } from './TextHits.fixtures.ts';
import { TextHits } from './TextHits.tsx';
import { textHitsParams } from './textHitsQuery.ts';

const query = { keywords: 'spread spectrum', category: null, brandId: null, page: 1 };
const nothing = sampleTextHits({ data: [], totalRecord: 0, hitPages: 0, categories: [], brands: [] });

const meta = {
  title: 'Features/Datasheets/TextHits',
  component: TextHits,
  tags: ['autodocs', 'stable'],
  args: {
    query,
    value: { status: 'ready', data: sampleTextHits() },
    pageSize: 20,
    onQueryChange: fn(),
    getHref: (next) => `#${new URLSearchParams({ keywords: next.keywords, page: String(textHitsParams(next)['page'] ?? 1) })}`,
  },
} satisfies Meta<typeof TextHits>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 每份手册说出哪几页有、那一处写着什么；点哪一处，阅读器就开到哪一处。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const place = canvas.getAllByRole('link', { name: /^第 12 页/ })[0];
    await expect(place).toHaveAttribute('href', expect.stringMatching(/\/specification_detail\/41\?brandId=3#page=12&search=spread\+spectrum$/));
    await expect(canvas.getAllByText('spread spectrum')[0]?.tagName).toBe('MARK');
    await expect(canvas.getByText('2 份数据手册，11 页')).toBeVisible();
    await expect(canvas.queryByText(/正在读取数据手册的正文/)).toBeNull();
    await expect(canvas.getByText(/另有 7 页/)).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '品牌' }), '例芯半导体（2）');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ ...query, brandId: 3 });
  },
};

/** 已经选了分类和品牌；网址里的分类不在结果里，也看得出选过。 */
export const Filtered: Story = {
  args: { query: { ...query, category: 'sensors', brandId: 3 } },
  play: async ({ canvas }) => expect(canvas.getByRole('combobox', { name: '分类' })).toHaveDisplayValue('已选的'),
};

/** 带这些词的页太多，只看了一部分：数是“至少”，并说怎么缩小。 */
export const Partial: Story = {
  args: { value: { status: 'ready', data: sampleTextHits({ isPartial: true, totalRecord: 640, hitPages: 2000 }) }, query: { ...query, page: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('至少 640 份数据手册，2,000 页')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '第 3 页' })).toHaveAttribute('href', '#keywords=spread+spectrum&page=3');
  },
};

/** 刚启动或刚收进手册，正文还没有读完：说出读了多少份，没找到也可能只是还没读到。 */
export const Unread: Story = {
  args: { value: { status: 'ready', data: { ...nothing, searchable: 1318, unread: 212 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('正在读取数据手册的正文：1,534 份里读了 1,322 份。还没读的 212 份暂时搜不到，过几分钟再搜一次。')).toBeVisible();
    await expect(canvas.getByText(/可以搜 1,318 份数据手册的正文。另有 4 份/)).toBeVisible();
  },
};

/** 没有找到：说出能怎么办。 */
export const Nothing: Story = {
  args: { value: { status: 'ready', data: nothing }, query: { ...query, keywords: '"展频 时钟"' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '不加引号搜' })).toHaveAttribute('href', expect.stringContaining('%E5%B1%95%E9%A2%91+%E6%97%B6%E9%92%9F&'));
    await expect(canvas.getByRole('link', { name: '按型号和参数搜“展频 时钟”' })).toBeVisible();
  },
};

/** 选的分类里没有，别处也许有。 */
export const NothingFiltered: Story = {
  args: { value: { status: 'ready', data: nothing }, query: { ...query, category: 'mcu' } },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '不限分类和品牌' })).toBeVisible(),
};

/** 还没有写要找的词。 */
export const Start: Story = {
  args: { value: { status: 'ready', data: nothing }, query: { ...query, keywords: '' } },
  play: async ({ canvas }) => expect(canvas.getByText(/可以搜 318 份数据手册的正文。另有 4 份无文字层/)).toBeVisible(),
};

/** 正在找。 */
export const Loading: Story = { args: { value: { status: 'loading' } } };

/** 没能找。 */
export const Failed: Story = {
  args: { value: { status: 'failed', code: 'network.unreachable' as const, message: '网络连接失败，请检查网络后重试', onRetry: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(args.value.status === 'failed' && args.value.onRetry).toHaveBeenCalledOnce();
  },
};

/** 长标题、长型号、没有空格的长串，手机。 */
export const LongNarrow: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    query: { ...query, keywords: `"${'low dropout regulator with spread spectrum '.repeat(4)}"` },
    value: {
      status: 'ready',
      data: sampleTextHits({
        data: [
          sampleTextHit({
            title: `EX32F103xCDE 高性能 Arm Cortex-M3 单片机${'带展频时钟与低功耗模式的'.repeat(5)}数据手册`,
            mpns: Array.from({ length: 4 }, (_, at) => `EX32F103VERYLONGPARTNUMBER${at}`),
            hits: [{ page: 1204, excerpt: 'A1'.repeat(90), excerptMarks: [{ from: 20, to: 44 }], phrase: 'A1' }],
          }),
        ],
      }),
    },
  },
};
