import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { StaticPage } from './StaticPage.tsx';
import { privacyPage } from './StaticPage.fixtures.ts';

const meta = {
  title: 'Features/Site/StaticPage',
  component: StaticPage,
  tags: ['autodocs', 'stable'],
  args: { page: { status: 'ready', data: privacyPage } },
} satisfies Meta<typeof StaticPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 长的页面有目录，每个标题都能链接；站外链接说明在新窗口打开，不安全的链接只剩文字。 */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '隐私政策' })).toBeVisible();
    const contents = within(canvas.getByRole('navigation', { name: '本页目录' }));
    await expect(contents.getAllByRole('link')).toHaveLength(5);
    await expect(contents.getByRole('link', { name: '二、浏览器里存什么' })).toHaveAttribute('href', '#keys');
    await expect(canvas.getByRole('link', { name: /工信部备案系统\s?（新窗口打开）/ })).toHaveAttribute('target', '_blank');
    await expect(canvas.getByText('这一句的链接不安全').closest('a')).toBeNull();
    await expect(canvas.getByRole('columnheader', { name: '寿命' })).toBeVisible();
    const table = canvas.getByRole('region', { name: '二、浏览器里存什么' });
    canvas.getByRole('link', { name: '“二、浏览器里存什么”的链接' }).focus();
    await userEvent.tab();
    await expect(table).toHaveFocus();
  },
};

/** 短的页面没有目录。 */
export const Short: Story = {
  args: { page: { status: 'ready', data: { ...privacyPage, key: 'contactUs', title: '联系我们', blocks: privacyPage.blocks.slice(0, 3) } } },
  play: async ({ canvas }) => expect(canvas.queryByRole('navigation')).toBeNull(),
};

/** 加载中。 */
export const Loading: Story = { args: { page: { status: 'loading' } } };

/** 没能加载。 */
export const Failed: Story = {
  args: { page: { status: 'failed', code: 'network.unreachable' as const, message: '网络连接失败，请检查网络后重试', onRetry: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(args.page.status === 'failed' && args.page.onRetry).toHaveBeenCalledOnce();
  },
};

/** 手机：标题、目录、正文一个接一个，宽表自己横向滚动。 */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const edges = (element: HTMLElement) => element.getBoundingClientRect();
    const contents = edges(canvas.getByRole('navigation', { name: '本页目录' }));
    await expect(edges(canvas.getByRole('heading', { level: 1 })).bottom).toBeLessThan(contents.top);
    await expect(edges(canvas.getAllByRole('heading', { level: 2 })[0] as HTMLElement).top).toBeGreaterThan(contents.bottom);
  },
};
