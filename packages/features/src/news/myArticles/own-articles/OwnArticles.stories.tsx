import type { OwnArticleRow } from '@chippage/api/types';
import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { ArticleRow } from './ArticleRow.tsx';
import { OwnArticles } from './OwnArticles.tsx';
import { ownArticlesKeys } from './ownArticlesKeys.ts';

const article = (own: Partial<OwnArticleRow> = {}): OwnArticleRow => ({
  id: 31,
  version: 4,
  state: 'DRAFT',
  change: null,
  reason: null,
  takenDown: null,
  actions: ['edit', 'submit', 'remove'],
  saveTime: '2026-11-20T06:10:00.000Z',
  publishedTime: null,
  title: '换料之前先看压差',
  summary: '三步看懂 LDO 的输入电压。',
  coverUrl: null,
  channels: [{ id: 1, key: 'power', name: '电源' }],
  counters: { views: 0, likes: 0, comments: 0 },
  ...own,
});
const rows = (...data: OwnArticleRow[]) => ready({ rows: data, total: data.length, hasMore: false, isLoadingMore: false, moreError: null });

const meta = {
  title: 'Features/News/OwnArticles',
  component: OwnArticles,
  subcomponents: { ArticleRow },
  tags: ['autodocs', 'experimental'],
  parameters: { keys: ownArticlesKeys },
  args: {
    list: 'ALL',
    keywords: '',
    counts: { all: 5, draft: 1, review: 1, refused: 1, scheduled: 0, published: 2, dismounted: 0, deleted: 0 },
    articles: rows(
      article(),
      article({ id: 32, title: '', state: 'REVIEW', actions: ['redraft', 'remove'] }),
      article({ id: 33, title: '怎样读热阻', state: 'REFUSED', reason: '图的来源没有写', actions: ['edit', 'submit', 'remove'] }),
      article({
        id: 34,
        title: '去耦电容怎样放',
        state: 'PUBLISHED',
        change: 'draft',
        actions: ['edit', 'dismount', 'remove'],
        counters: { views: 1200, likes: 31, comments: 4 },
      }),
      article({
        id: 35,
        title: '旧文',
        state: 'DISMOUNT',
        takenDown: { reason: '侵权投诉成立', time: '2026-11-21T06:10:00.000Z' } as OwnArticleRow['takenDown'],
        actions: ['redraft'],
      }),
    ),
    onSearch: fn(),
    onSetStatus: fn(async () => undefined),
    onLoadMore: fn(),
  },
} satisfies Meta<typeof OwnArticles>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 每一篇在哪一步、为什么、能做什么。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('没有通过：图的来源没有写')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '下架《去耦电容怎样放》' }));
    await expect(args.onSetStatus).toHaveBeenCalledWith(expect.objectContaining({ id: 34 }), 'DISMOUNT');
    await expect(await canvas.findByText('《去耦电容怎样放》已下架，读者看不到了')).toBeVisible();
  },
};
/** 已删除的可以恢复。 */
export const Deleted: Story = {
  args: { list: 'DELETEED', articles: rows(article({ state: 'DELETEED', actions: ['redraft'] })) },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: '恢复成草稿《换料之前先看压差》' })).toBeVisible(),
};
/** 还没有文章。 */
export const Empty: Story = { args: { articles: rows(), counts: undefined } };
/** 正在读取。 */
export const Loading: Story = { args: { articles: loading, counts: undefined } };
/** 没读到。 */
export const Failed: Story = { args: { articles: failed(fn()), counts: undefined } };
/** 手机、很长的题目。 */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { articles: rows(article({ title: '从GRM188R71H104KA93DJKLMNOPQRSTXYZGRM188R71H104KA93D这样的订货型号里读出容量'.repeat(2) })) },
};
/** 只用键盘。 */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await playKeys({ userEvent, step }, ownArticlesKeys, {
      remove: {
        given: () => canvas.getByRole('button', { name: '删除《换料之前先看压差》' }).focus(),
        proves: () => expect(args.onSetStatus).toHaveBeenCalledWith(expect.objectContaining({ id: 31 }), 'DELETEED'),
      },
    });
  },
};
