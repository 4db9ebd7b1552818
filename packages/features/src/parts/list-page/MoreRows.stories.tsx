import type { Loadable } from '@chippage/api/loadable';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Row, RowTitle } from '../row-list/RowList.tsx';
import { LoadMore } from './LoadMore.tsx';
import { MoreRows } from './MoreRows.tsx';
import type { PagedList } from './pagedList.ts';

const names = ['TPS7A4700RGWR', 'STM32F103C8T6', 'ADS1115IDGSR', 'LM358DR', 'NE555P'];
const list = (count: number, more: Partial<PagedList<string>> = {}): Loadable<PagedList<string>> => ({
  status: 'ready',
  data: { rows: names.slice(0, count), total: names.length, hasMore: count < names.length, isLoadingMore: false, moreError: null, ...more },
});

const meta = {
  title: 'Features/Parts/MoreRows',
  component: MoreRows<string>,
  subcomponents: { LoadMore },
  tags: ['autodocs', 'stable'],
  args: {
    value: list(3),
    label: '收藏',
    empty: <EmptyState title="还没有收藏" />,
    onLoadMore: fn(),
    children: (name) => (
      <Row key={name}>
        <RowTitle>{name}</RowTitle>
      </Row>
    ),
  },
  render: (args) => (
    <Card padding="none">
      <MoreRows {...args} />
    </Card>
  ),
} satisfies Meta<typeof MoreRows<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 读到几条、共几条，可以再读；最后一页读完，按钮没了，焦点到那句话。 */
export const Default: Story = {
  render: function Growing(args) {
    const [count, setCount] = useState(3);
    return (
      <Card padding="none">
        <MoreRows {...args} value={list(count)} onLoadMore={() => setCount(names.length)} />
      </Card>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('已加载 3 条，共 5 条')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '加载更多' }));
    await expect(canvas.getByRole('list', { name: '收藏' }).children).toHaveLength(5);
    await waitFor(async () => expect(await canvas.findByText('共 5 条')).toHaveFocus());
  },
};

/** 正在读下一页。 */
export const LoadingMore: Story = { args: { value: list(3, { isLoadingMore: true }) } };

/** 下一页没有读到：已有的还在。 */
export const MoreFailed: Story = {
  args: { value: list(3, { moreError: '连不上服务器，请检查网络' }) },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('连不上服务器'),
};

/** 一条也没有。 */
export const Empty: Story = { args: { value: list(0, { total: 0, hasMore: false }) } };

/** 正在加载。 */
export const Loading: Story = { args: { value: { status: 'loading' } } };

/** 没有读到。 */
export const Failed: Story = { args: { value: { status: 'failed', code: 'network.unreachable', message: '连不上服务器，请检查网络', onRetry: fn() } } };
