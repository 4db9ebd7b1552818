import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { sampleSeries } from '../../resources.fixtures.ts';
import { SeriesCards } from './SeriesCards.tsx';
import { SeriesList } from './SeriesList.tsx';
import { seriesListKeys } from './seriesListKeys.ts';

const series = [sampleSeries(), sampleSeries({ id: 3, title: '现场总线：CAN 与 RS-485', field: 'interface' })];

const meta = {
  title: 'Features/Resources/SeriesList',
  component: SeriesList,
  subcomponents: { SeriesCards },
  tags: ['autodocs', 'experimental'],
  parameters: { keys: seriesListKeys },
  args: { series: ready({ data: series, totalRecord: 2 }), keywords: '', onSearch: fn(), page: 1, getHref: (page) => `#${page}` },
} satisfies Meta<typeof SeriesList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 全部专栏。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('找到 2 个专栏')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '从零做一个 3.3 V 电源' })).toHaveAttribute('href', '/prefecture/specialColumn?id=2');
  },
};

/** 没有找到：能回到全部。 */
export const Nothing: Story = {
  args: { keywords: '天线', series: ready({ data: [], totalRecord: 0 }) },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '全部专栏' })).toHaveAttribute('href', '/prefecture/specialColumn'),
};

/** 一个也没有。 */
export const Empty: Story = { args: { series: ready({ data: [], totalRecord: 0 }) } };

/** 正在加载。 */
export const Loading: Story = { args: { series: loading } };

/** 没有加载出来。 */
export const Failed: Story = { args: { series: failed(fn()) } };

/** 手机、很长的字。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { keywords: '很长的词'.repeat(12), series: ready({ data: [sampleSeries({ title: '很长的专栏名'.repeat(8) })], totalRecord: 1 }) },
};

/** 只用键盘。 */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await playKeys({ userEvent, step }, seriesListKeys, {
      search: {
        given: () => canvas.getByRole('searchbox', { name: '搜索专栏' }).focus(),
        proves: () => expect(args.onSearch).toHaveBeenLastCalledWith('电源'),
      },
    });
  },
};
