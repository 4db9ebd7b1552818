import type { OperatorResource } from '@chippage/api/types';
import { playKeys } from '@chippage/ui/keyboard';
import { useStoryState } from '@chippage/ui/storyState';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, loading, ready } from '../../parts/loaded/loaded.fixtures.ts';
import { ResourceAdmin, type ResourceAdminProps } from './ResourceAdmin.tsx';
import { resourceAdminKeys } from './resourceAdminKeys.ts';

const rows: OperatorResource[] = [
  {
    id: 12,
    kind: 'scheme',
    title: '3.3 V 低压差稳压（TLV75733）',
    authorName: '周电源（示例）',
    publishTime: '2026-11-12T01:10:00.000Z',
    downloads: 128,
    fileCount: 2,
    takenDown: null,
  },
  {
    id: 13,
    kind: 'original',
    title: '压差随负载电流的实测数据',
    authorName: '芯友a1b2',
    publishTime: '2026-11-10T01:10:00.000Z',
    downloads: 3,
    fileCount: 1,
    takenDown: { kind: 'copyright', reason: '权利人来信', time: '2026-11-21T01:10:00.000Z' },
  },
];

const meta = {
  title: 'Features/Operator/ResourceAdmin',
  component: ResourceAdmin,
  tags: ['autodocs', 'experimental'],
  parameters: { keys: resourceAdminKeys },
  args: {
    resources: ready({ data: rows, totalRecord: 2 }),
    query: { keywords: '', state: 'all', page: 1 },
    onQueryChange: fn(),
    getHref: ({ page }) => `#page=${page}`,
    onTakeDown: fn<ResourceAdminProps['onTakeDown']>(async () => undefined),
    onRestore: fn(async () => undefined),
  },
} satisfies Meta<typeof ResourceAdmin>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 发布过的资料；下架的写着原因，可以恢复。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: /TLV75733/ })).toHaveAttribute('href', '/prefecture/resource/12');
    await userEvent.click(canvas.getByRole('button', { name: /^恢复 / }));
    await expect(args.onRestore).toHaveBeenCalledWith(13);
  },
};

/** 只用键盘。 */
export const Keyboard: Story = {
  render: function Page(args) {
    return <ResourceAdmin {...useStoryState(args, { query: 'onQueryChange' })} />;
  },
  play: async ({ canvas, userEvent, args, step }) => {
    const search = canvas.getByRole('searchbox', { name: '搜索资料' });
    await playKeys({ userEvent, step }, resourceAdminKeys, {
      search: {
        given: () => search.focus(),
        proves: async () => {
          await expect(args.onQueryChange).toHaveBeenLastCalledWith({ keywords: 'LDO', state: 'all', page: 1 });
          await expect(search).toHaveFocus();
        },
      },
    });
  },
};

/** 没有找到。 */
export const Empty: Story = { args: { resources: ready({ data: [], totalRecord: 0 }) } };

/** 正在加载。 */
export const Loading: Story = { args: { resources: loading } };

/** 没有加载出来。 */
export const Failed: Story = { args: { resources: failed(fn()) } };

/** 手机上：表格在自己的区域里横向滚动，很长的标题。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    resources: ready({ data: [{ ...rows[1]!, title: '很长的标题'.repeat(12), downloads: 1_284_000 }], totalRecord: 420 }),
    query: { keywords: '', state: 'all', page: 3 },
  },
};
