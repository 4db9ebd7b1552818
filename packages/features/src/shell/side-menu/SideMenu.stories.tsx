import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, fn, waitFor } from 'storybook/test';
import { SideMenu, type SideMenuProps } from './SideMenu.tsx';
import { sideSpace } from './sideSpace.ts';
import { sideMenuKeys } from './sideMenuKeys.ts';

/** Three screens of a page, with the tools beside it. */
function Page(args: SideMenuProps) {
  return (
    <>
      <main style={{ paddingInlineEnd: sideSpace }}>
        <p style={{ textAlign: 'end', minHeight: '300vh', display: 'flex', flexDirection: 'column', alignItems: 'flex-end', justifyContent: 'space-between' }}>
          <a href="#top">页面右上角的链接</a>
          <a href="#end">页面右下角的链接</a>
        </p>
      </main>
      <SideMenu {...args} />
    </>
  );
}

const meta = {
  title: 'Features/Shell/SideMenu',
  component: SideMenu,
  tags: ['autodocs', 'stable'],
  parameters: { keys: sideMenuKeys, layout: 'fullscreen', docs: { story: { inline: false, height: '520px' } } },
  args: {
    purchaseHref: '/inquiry/index/1/0',
    cartHref: '/mall/cart',
    cartCount: 3,
    messagesHref: '/im',
    messageCount: 12,
    onRecent: fn(),
    onFeedback: fn(),
    onIntent: fn(),
  },
  globals: { viewport: { value: 'w1280' } },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof SideMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 角标里的数字也在名字里；购物车和消息在新窗口打开，名字里说明。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('complementary', { name: '快捷工具' })).toBeVisible();
    const cart = canvas.getByRole('link', { name: '购物车，3 件（新窗口打开）' });
    await expect(cart).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('link', { name: '消息，12 条未读（新窗口打开）' })).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('link', { name: '求购' })).toHaveAttribute('href', '/inquiry/index/1/0');
    await userEvent.click(canvas.getByRole('button', { name: '足迹' }));
    await expect(args.onIntent).toHaveBeenCalledWith('recent');
    await expect(args.onRecent).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: '反馈' }));
    await expect(args.onFeedback).toHaveBeenCalledOnce();
  },
};

/** 没有数字时没有角标，名字里也没有。 */
export const NoCounts: Story = {
  args: { cartCount: 0, messageCount: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '购物车（新窗口打开）' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '消息（新窗口打开）' })).toBeVisible();
  },
};

/** 99 条。 */
export const NinetyNine: Story = {
  args: { messageCount: 99 },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '消息，99 条未读（新窗口打开）' })).toBeVisible(),
};

/** 100 条起说“99 条以上”。 */
export const OverNinetyNine: Story = {
  args: { messageCount: 100, cartCount: 128 },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '消息，99 条以上未读（新窗口打开）' })).toBeVisible(),
};

/** 页面为它留出位置：右边的链接得到焦点时不被盖住。 */
export const CoversNothing: Story = {
  play: async ({ canvas, userEvent }) => {
    const tools = canvas.getByRole('complementary').getBoundingClientRect();
    const link = canvas.getByRole('link', { name: '页面右下角的链接' });
    link.focus();
    await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(tools.left);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '求购' })).toHaveFocus();
  },
};

/** 滚过一屏才有“顶部”；按下后仍留着焦点，直到焦点离开。 */
export const Scrolled: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    await expect(canvas.queryByRole('button', { name: '顶部' })).toBeNull();
    await playKeys({ userEvent, step }, sideMenuKeys, {
      into: {
        given: () => canvas.getByRole('link', { name: '页面右下角的链接' }).focus(),
        proves: () => expect(canvas.getByRole('link', { name: '求购' })).toHaveFocus(),
      },
      open: {
        given: () => canvas.getByRole('button', { name: '足迹' }).focus(),
        proves: (pressed) => expect(args.onRecent).toHaveBeenCalledTimes(pressed === ' ' ? 2 : 1),
      },
      top: {
        given: async () => {
          window.scrollTo({ top: 10_000 });
          (await canvas.findByRole('button', { name: '顶部' })).focus();
        },
        proves: async () => {
          await waitFor(() => expect(window.scrollY).toBe(0));
          await expect(canvas.getByRole('button', { name: '顶部' })).toHaveFocus();
        },
      },
    });
  },
};

/** 换了一页，又到同样远的地方：“顶部”还在。 */
export const SamePlaceOnNextPage: Story = {
  render: function Pages(args) {
    const [isThere, setThere] = useState(true);
    const turn = () => {
      const place = window.scrollY;
      flushSync(() => setThere(false));
      // Asked for, so that the page has moved to its top before the next one is drawn.
      document.body.getBoundingClientRect();
      flushSync(() => setThere(true));
      window.scrollTo({ top: place });
    };
    return (
      <>
        <button type="button" style={{ position: 'fixed', insetBlockStart: 0, insetInlineStart: 0 }} onClick={turn}>
          下一页
        </button>
        {isThere && <Page {...args} />}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    window.scrollTo({ top: 1_500 });
    const before = await canvas.findByRole('button', { name: '顶部' });
    await userEvent.click(canvas.getByRole('button', { name: '下一页' }));
    await expect(before).not.toBeInTheDocument();
    await expect(window.scrollY).toBe(1_500);
    await expect(await canvas.findByRole('button', { name: '顶部' })).toBeVisible();
  },
};

/** 窄于 1024 px：底部的一条，正文末尾不被盖住。 */
export const Collapsed: Story = {
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    const tools = canvas.getByRole('complementary').getBoundingClientRect();
    await expect(Math.round(tools.bottom)).toBe(window.innerHeight);
    // A visible room would be counted as jumping while the page comes in.
    await expect(getComputedStyle(document.body, '::after').visibility).toBe('hidden');
    const link = canvas.getByRole('link', { name: '页面右下角的链接' });
    link.focus();
    await waitFor(() => expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(tools.top));
  },
};

/** 手机：同样的五项在底部。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
