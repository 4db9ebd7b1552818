import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AccountMenu } from '../account-menu/AccountMenu.tsx';
import { accountPlaces } from '../account-menu/AccountMenu.fixtures.ts';
import { PartSearchBox } from '../part-search-box/PartSearchBox.tsx';
import { SideMenu } from '../side-menu/SideMenu.tsx';
import { sideSpace } from '../side-menu/sideSpace.ts';
import { footerColumns } from '../site-footer/SiteFooter.fixtures.ts';
import { SiteFooter } from '../site-footer/SiteFooter.tsx';
import { furtherPlaces, headerLists, mainMenu } from '../site-header/SiteHeader.fixtures.ts';
import { SiteHeader } from '../site-header/SiteHeader.tsx';
import { PageFrame } from './PageFrame.tsx';

const meta = {
  title: 'Features/Shell/PageFrame',
  component: PageFrame,
  tags: ['autodocs', 'beta'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  args: {
    layout: 'default',
    mainId: 'frame-main',
    header: (
      <SiteHeader
        items={mainMenu('news')}
        moreItems={furtherPlaces()}
        lists={headerLists}
        search={<PartSearchBox action="/datasheet/datasheetSearch" onSearch={fn()} />}
        account={<AccountMenu account={null} places={accountPlaces} onLogIn={fn()} onLogOut={fn()} registerHref="/register" />}
        onUpload={fn()}
      />
    ),
    tools: <SideMenu cartHref="/mall/cart" messagesHref="/im" onRecent={fn()} onFeedback={fn()} />,
    footer: <SiteFooter about="电子元器件数据手册检索。" columns={footerColumns} year={2026} />,
    children: (
      <main id="frame-main" tabIndex={-1} style={{ minHeight: '70vh', padding: '24px', paddingInlineEnd: sideSpace }}>
        <h1>页面的标题</h1>
        <p>页面自己的内容在这里。</p>
      </main>
    ),
  },
} satisfies Meta<typeof PageFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 默认布局：跳到正文、页头、页面、快捷工具、页脚。 */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('complementary', { name: '快捷工具' })).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '跳到正文' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: '跳到正文' })).toHaveAttribute('href', `#${canvas.getByRole('main').id}`);
    // With focus it lies over the logo, and axe cannot judge what is half covered.
    await userEvent.tab();
  },
};

/** 没有页头：从应用或邀请来的页面。 */
export const NoHeader: Story = {
  args: { layout: 'noHeader' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('banner')).toBeNull();
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
  },
};

/** 只有页面；登录对话框处处都在，不属于布局。 */
export const Plain: Story = {
  args: { layout: 'plain' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('banner')).toBeNull();
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
    await expect(canvas.queryByRole('link', { name: '跳到正文' })).toBeNull();
  },
};

/** 手机：工具在屏幕底部，不盖住页脚。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
