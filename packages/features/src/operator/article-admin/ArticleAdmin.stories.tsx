import { playKeys } from '@chippage/ui/keyboard';
import { useStoryState } from '@chippage/ui/storyState';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { articles } from '../operator.fixtures.ts';
import { ArticleAdmin, type ArticleAdminProps } from './ArticleAdmin.tsx';
import { articleAdminKeys } from './articleAdminKeys.ts';

const list = (data: typeof articles, totalRecord = data.length) => ({ status: 'ready' as const, data: { data, totalRecord } });

const meta = {
  title: 'Features/Operator/ArticleAdmin',
  component: ArticleAdmin,
  tags: ['autodocs', 'stable'],
  parameters: { keys: articleAdminKeys },
  args: {
    articles: list(articles),
    query: { keywords: '', state: 'all', page: 1 },
    onQueryChange: fn(),
    getHref: ({ page }) => `#page=${page}`,
    onTakeDown: fn<ArticleAdminProps['onTakeDown']>(async () => undefined),
    onRestore: fn(async () => undefined),
    onCorrect: fn<ArticleAdminProps['onCorrect']>(async () => undefined),
  },
} satisfies Meta<typeof ArticleAdmin>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 发布过的文章：谁写的、多少人读、有几条更正；下架的写着原因。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 条')).toBeVisible();
    await expect(canvas.getByText('内容有误')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^恢复 / })).toBeVisible();
  },
};

/** 用键盘搜索和更正：写得太少不写上；完成后焦点回到“更正”。 */
export const Correct: Story = {
  render: function Page(args) {
    return <ArticleAdmin {...useStoryState(args, { query: 'onQueryChange' })} />;
  },
  play: async ({ canvas, userEvent, args, step }) => {
    const search = canvas.getByRole('searchbox', { name: '搜索文章' });
    const button = () => canvas.getByRole('button', { name: `更正 ${articles[0]!.title}` });
    const words = async () => within(await screen.findByRole('dialog')).getByRole('textbox', { name: '哪里错了，应是什么' });
    await playKeys({ userEvent, step }, articleAdminKeys, {
      search: {
        given: () => search.focus(),
        proves: async () => {
          await expect(args.onQueryChange).toHaveBeenLastCalledWith({ keywords: 'LDO', state: 'all', page: 1 });
          await expect(search).toHaveFocus();
        },
      },
      ask: { given: () => button().focus(), proves: () => waitFor(async () => expect(await words()).toHaveFocus()) },
      short: async () => {
        await expect(await words()).toHaveAccessibleDescription('请写出哪里错了、应是什么，至少 5 个字');
        await waitFor(async () => expect(await words()).toHaveFocus());
        await expect(args.onCorrect).not.toHaveBeenCalled();
      },
      send: async () => {
        await expect(args.onCorrect).toHaveBeenCalledWith({ id: articles[0]!.id, text: '短了：第 2 节的 12 pF 应为 18 pF' });
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await waitFor(() => expect(button()).toHaveFocus());
      },
    });
  },
};

/** 恢复不必确认。 */
export const Restore: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^恢复 / }));
    await expect(args.onRestore).toHaveBeenCalledWith(articles[1]!.id);
  },
};

/** 没有找到。 */
export const Empty: Story = { args: { articles: list([]), query: { keywords: '没有这样的文章', state: 'all', page: 1 } } };

/** 正在加载。 */
export const Loading: Story = { args: { articles: { status: 'loading' } } };

/** 没有加载出来。 */
export const Failed: Story = {
  args: { articles: { status: 'failed', code: 'network.unreachable' as const, message: '网络连接失败，请检查网络后重试', onRetry: fn() } },
};

/** 很多页，很长的标题。 */
export const LongText: Story = {
  args: {
    articles: list(
      [{ ...articles[1]!, title: '从数据手册的第一页读到最后一页：一位工程师怎样在三十分钟里判断一颗低压差稳压器能不能用', views: 1_284_000 }],
      420,
    ),
    query: { keywords: '', state: 'all', page: 3 },
  },
};

/** 手机上：表格在自己的区域里横向滚动。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
