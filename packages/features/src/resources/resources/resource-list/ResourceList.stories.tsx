import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { sampleResources } from '../../resources.fixtures.ts';
import { ResourceList } from './ResourceList.tsx';
import { resourceListKeys } from './resourceListKeys.ts';
import { resourceQueryParams } from './resourceQuery.ts';

const query = { field: null, level: null, part: '', keywords: '', sort: 'newest' as const, page: 1 };

const meta = {
  title: 'Features/Resources/ResourceList',
  component: ResourceList,
  tags: ['autodocs', 'experimental'],
  parameters: { keys: resourceListKeys },
  args: {
    kind: 'scheme',
    resources: ready({ data: sampleResources, totalRecord: 43 }),
    facets: {
      fields: [
        { field: 'power', count: 12 },
        { field: 'interface', count: 8 },
      ],
      levels: [{ level: 'beginner', count: 9 }],
      parts: ['LM317T', 'THVD1450D'],
    },
    query,
    getHref: (next) => `#${JSON.stringify(resourceQueryParams(next))}`,
    onQueryChange: fn(),
  },
} satisfies Meta<typeof ResourceList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 搜索、筛选、排序、卡片和分页；每个筛选都是链接。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    const fields = within(canvas.getByRole('group', { name: '领域' }));
    await expect(fields.getByRole('link', { name: '全部' })).toHaveAttribute('aria-current', 'true');
    await expect(fields.getByRole('link', { name: '电源（12）' })).toHaveAttribute(
      'href',
      '#{"field":"power","level":null,"part":"","keywords":"","sort":null}',
    );
    await expect(canvas.getByText('43 份')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '第 2 页' })).toBeVisible();
  },
};

/** 选了领域和型号；型号不在常用的里面也显示。 */
export const Filtered: Story = {
  args: { query: { ...query, field: 'power', part: 'TPS5430' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '电源（12）' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('link', { name: 'TPS5430' })).toHaveAttribute('aria-current', 'true');
  },
};

/** 没有符合条件的：能清掉条件。 */
export const Empty: Story = {
  args: { resources: ready({ data: [], totalRecord: 0 }), query: { ...query, keywords: '没有' } },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '清除条件' })).toBeVisible(),
};

/** 正在加载，筛选还没有。 */
export const Loading: Story = { args: { resources: loading, facets: undefined } };

/** 没有加载出来。 */
export const Failed: Story = { args: { resources: failed(fn()) } };

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };

/** 只用键盘。 */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await playKeys({ userEvent, step }, resourceListKeys, {
      search: {
        given: () => canvas.getByRole('searchbox', { name: '搜索电路方案' }).focus(),
        proves: () => expect(args.onQueryChange).toHaveBeenLastCalledWith({ ...query, keywords: 'CAN' }),
      },
    });
  },
};
