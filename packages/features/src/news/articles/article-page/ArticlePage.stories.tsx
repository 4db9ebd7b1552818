import { playKeys } from '@chippage/ui/keyboard';
import { stateful } from '@chippage/ui/storyState';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { sampleAuthor, sampleDetail } from '../../news.fixtures.ts';
import { ArticlePage } from './ArticlePage.tsx';
import { articlePageKeys } from './articlePageKeys.ts';

const meta = {
  title: 'Features/News/ArticlePage',
  component: ArticlePage,
  tags: ['autodocs', 'stable'],
  parameters: { keys: articlePageKeys },
  args: {
    article: { status: 'ready', data: sampleDetail() },
    onFollowAuthor: fn(),
    onBlockAuthor: fn(),
    onLike: fn(),
    onShare: fn(),
    onPrint: fn(),
    onCorrect: fn(),
    textSize: 'normal',
    onTextSizeChange: fn(),
  },
} satisfies Meta<typeof ArticlePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 一篇文章：目录、文中型号、更正记录、操作。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    const contents = within(canvas.getByRole('navigation', { name: '目录' }));
    await expect(contents.getByRole('link', { name: '再算散热' })).toHaveAttribute('href', '#heat');
    await expect(canvas.getAllByRole('link', { name: 'AMS1117-3.3' })[0]).toHaveAttribute('href', '/datasheet/datasheetDetail/5');
    const like = canvas.getByRole('button', { name: /点赞\s?36/ });
    await expect(like).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(like);
    await expect(args.onLike).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: '复制链接' }));
    await expect(args.onShare).toHaveBeenCalledOnce();
  },
};
/** 字号：选大一号，正文放大。 */
export const LargeText: Story = {
  render: stateful(ArticlePage, { textSize: 'onTextSizeChange' }),
  play: async ({ canvas, userEvent, step }) => {
    const large = canvas.getByRole('radio', { name: '大' });
    await playKeys({ userEvent, step }, articlePageKeys, {
      walk: {
        given: () => canvas.getByRole('radio', { checked: true }).focus(),
        proves: async () => {
          await expect(large).toHaveFocus();
          await expect(large).not.toBeChecked();
        },
      },
      choose: () => expect(large).toBeChecked(),
    });
  },
};
/** 已点赞、已关注。 */
export const Liked: Story = { args: { article: { status: 'ready', data: sampleDetail({ isLiked: true, isFollowed: true }) } } };
/** 转载，内容由 AI 生成：都要标明，原文可以打开。 */
export const Reprint: Story = {
  args: {
    article: {
      status: 'ready',
      data: sampleDetail({ origin: 'reprint', isAiGenerated: true, isAdvert: true, sourceUrl: 'https://example.com/a', source: '示例媒体' }),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('转载')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /查看原文/ })).toHaveAttribute('target', '_blank');
  },
};
/** 作者自己看未公开的文章。 */
export const OnlyForAuthor: Story = { args: { article: { status: 'ready', data: sampleDetail({ isOnlyForAuthor: true, state: 'REVIEW' }) } } };
/** 没有目录、型号和前后篇。 */
export const Short: Story = {
  args: {
    article: { status: 'ready', data: sampleDetail({ toc: [], parts: [], previous: null, corrections: [], blocks: sampleDetail().blocks.slice(0, 1) }) },
  },
};
/** 加载中。 */
export const Loading: Story = { args: { article: { status: 'loading' } } };
/** 没能加载。 */
export const Failed: Story = {
  args: { article: { status: 'failed', code: 'network.unreachable' as const, message: '网络连接失败，请检查网络后重试', onRetry: fn() } },
};
/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };

/** 不想再看这位作者：在文章末尾屏蔽，字跟着变。 */
export const Blocked: Story = {
  args: { article: { status: 'ready', data: sampleDetail({ authorCard: sampleAuthor({ isBlocked: true }) }) } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^取消屏蔽 ?周电源（示例）$/ }));
    await expect(args.onBlockAuthor).toHaveBeenCalledWith(false);
  },
};
