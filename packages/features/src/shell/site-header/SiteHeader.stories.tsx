import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { AccountMenu } from '../account-menu/AccountMenu.tsx';
import { accountPlaces, member } from '../account-menu/AccountMenu.fixtures.ts';
import { PartSearchBox } from '../part-search-box/PartSearchBox.tsx';
import { commonSites } from '../quick-nav/QuickNav.fixtures.ts';
import type { QuickNavPanelProps } from '../quick-nav/QuickNavPanel.tsx';
import { furtherPlaces, headerLists, mainMenu } from './SiteHeader.fixtures.ts';
import { SiteHeader } from './SiteHeader.tsx';
import { siteHeaderListKeys, siteHeaderMenuKeys } from './siteHeaderKeys.ts';

const visitor = <AccountMenu account={null} places={accountPlaces} onLogIn={fn()} onLogOut={fn()} registerHref="/register" />;
const search = <PartSearchBox action="/datasheet/datasheetSearch" onSearch={fn()} />;

const quickNav: QuickNavPanelProps = {
  lists: { common: commonSites, agent: commonSites.slice(0, 4), brand: [] },
  opensInNewTab: true,
  isSynced: true,
  onListChange: fn(),
  onRestore: fn(),
  onOpensInNewTabChange: fn(),
  aiHref: 'https://ai.example.com/',
  supplyHref: 'https://supply.example.com/',
};

const meta = {
  title: 'Features/Shell/SiteHeader',
  component: SiteHeader,
  tags: ['autodocs', 'stable'],
  parameters: { keys: { ...siteHeaderListKeys, ...siteHeaderMenuKeys }, layout: 'fullscreen' },
  args: { items: mainMenu('datasheets'), moreItems: furtherPlaces(), lists: headerLists, search, account: visitor, onPublish: fn(), onUpload: fn() },
  decorators: [
    (Story) => (
      <div style={{ minHeight: '30rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SiteHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 访客看到的页头。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('数据手册');
    await userEvent.click(canvas.getByRole('button', { name: '上传数据手册' }));
    await expect(args.onUpload).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: '发布' }));
    await expect(args.onPublish).toHaveBeenCalledOnce();
  },
};

/** 已登录。 */
export const SignedIn: Story = { args: { account: <AccountMenu account={member} places={accountPlaces} onLogIn={fn()} onLogOut={fn()} /> } };

/** 首页：大图搜索框在页面里，页头第二行不重复它。 */
export const WithoutSearch: Story = { args: { search: undefined } };

/** 新闻页：当前项换了。 */
export const ActiveNews: Story = { args: { items: mainMenu('news') } };

/** 个人中心不属于任何一项。 */
export const NoActiveItem: Story = {
  args: { items: mainMenu() },
  play: async ({ canvas }) => expect(canvas.queryByRole('link', { current: 'page' })).toBeNull(),
};

// Alone, so that nothing is under the open list: axe cannot judge what is half covered.
const listsOnly = { search: undefined, account: undefined, onPublish: undefined, onUpload: undefined };

/** 原厂列表：多于一屏就能筛；Esc 收起并回到按钮。 */
export const OpenList: Story = {
  args: listsOnly,
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: '原厂' });
    const filter = () => canvas.getByRole('textbox', { name: '筛选 15 家原厂' });
    await playKeys({ userEvent, step }, siteHeaderListKeys, {
      open: { given: () => button.focus(), proves: () => canvas.findByRole('textbox', { name: '筛选 15 家原厂' }) },
      into: async () => {
        await expect(filter()).toHaveFocus();
        await expect(canvas.getByRole('list', { name: '国产' })).toBeVisible();
      },
      filter: () => expect(canvas.getAllByRole('listitem').filter((item) => item.textContent?.includes('半导体'))).toHaveLength(3),
      next: () => expect(canvas.getByRole('link', { name: /意法半导体/ })).toHaveFocus(),
      close: async () => {
        await expect(button).toHaveFocus();
        await expect(canvas.queryByRole('textbox')).toBeNull();
      },
    });
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('textbox', { name: '筛选 15 家原厂' });
  },
};

/** 筛不到时说明。 */
export const ListWithoutMatch: Story = {
  args: listsOnly,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '原厂' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: '筛选 15 家原厂' }), 'zzz');
    await expect(canvas.getByRole('status')).toHaveTextContent('没有匹配“zzz”的原厂');
  },
};

/** 偏好“在新标签页打开”：链接在名字里说明。 */
export const OpensInNewTab: Story = {
  args: { ...listsOnly, opensInNewTab: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '代理商' }));
    const link = await canvas.findByRole('link', { name: /得捷电子.*新窗口打开/ });
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

/** ☰ 打开快捷导航：方向键留在标签上，Esc 收起并回到 ☰。 */
export const QuickNavOpen: Story = {
  args: { quickNav },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: '菜单' });
    await playKeys({ userEvent, step }, siteHeaderMenuKeys, {
      openMenu: {
        given: () => button.focus(),
        proves: async () => expect(await canvas.findByRole('tablist', { name: '快捷导航' })).toBeVisible(),
      },
      closeMenu: {
        given: async () => {
          canvas.getByRole('tab', { name: '常用' }).focus();
          // The arrows stay with the tabs.
          await userEvent.keyboard('{ArrowDown}');
          await expect(canvas.getByRole('tab', { name: '常用' })).toHaveFocus();
        },
        proves: async () => {
          await expect(canvas.queryByRole('tablist')).toBeNull();
          await expect(button).toHaveFocus();
        },
      },
    });
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('tablist', { name: '快捷导航' });
  },
};

/** 从面板里编辑站点：对话框关闭后面板还在，焦点回到“编辑”。 */
export const EditFromPanel: Story = {
  args: { quickNav },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '菜单' }));
    await userEvent.click(await canvas.findByRole('button', { name: '编辑' }));
    const dialog = within(await screen.findByRole('dialog', { name: '编辑常用站点' }));
    await userEvent.click(dialog.getByRole('button', { name: '下移 得捷电子' }));
    await userEvent.click(dialog.getByRole('button', { name: '完成' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: '编辑' })).toHaveFocus());
  },
};

/** 首页：第二行是自己的站点，“自定义”打开面板。 */
export const QuickLinks: Story = {
  args: { search: undefined, quickNav, quickLinks: commonSites.slice(0, 8).map(({ name, url }) => ({ name, href: url })) },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent }) => {
    const row = within(canvas.getByRole('navigation', { name: '快速导航' }));
    await expect(row.getAllByRole('link')).toHaveLength(8);
    await userEvent.click(row.getByRole('button', { name: '自定义' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: '快速导航' })).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: '常用' })).toHaveFocus();
  },
};

/** 规格的五项在前，其余的隔开；☰ 里是全部。当前项只有一个。 */
export const FurtherPlaces: Story = {
  args: { items: mainMenu(), moreItems: furtherPlaces('mall'), quickNav },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent }) => {
    const all = ['新闻', '数据手册', '代理分销', '技术资料', '芯片求购', '商城', '品牌'];
    const row = within(canvas.getByRole('navigation', { name: '主导航' }));
    await expect(row.getAllByRole('link').map((link) => link.textContent)).toEqual(all);
    await expect(row.getByRole('link', { current: 'page' })).toHaveTextContent('商城');
    await userEvent.click(canvas.getByRole('button', { name: '菜单' }));
    await canvas.findByRole('tablist', { name: '快捷导航' });
    const panel = within(canvas.getByRole('navigation', { name: '全部栏目' }));
    await expect(panel.getAllByRole('link').map((link) => link.textContent)).toEqual(all);
  },
};

/** 标志通向 /datasheet。 */
export const LogoLeadsToDatasheets: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: /首页$/ })).toHaveAttribute('href', '/datasheet'),
};

/** 新闻页：还是这一个搜索框，范围是文章。 */
export const SearchesArticles: Story = {
  args: {
    items: mainMenu('news'),
    search: <PartSearchBox action="/datasheet/datasheetSearch/" scope="articles" onScopeChange={fn()} onSearch={fn()} />,
  },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('search')).toHaveLength(1);
    await expect(canvas.getByRole('search', { name: '搜索新闻' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: '搜索范围' })).toHaveDisplayValue('文章');
  },
};

/** 中等宽度：三个列表和隔开的几项收进菜单。 */
export const Tablet: Story = {
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('link', { name: '商城' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '菜单' }));
    await userEvent.click(await canvas.findByText('代理商', { selector: 'summary' }));
    await expect(canvas.getByRole('link', { name: /得捷电子/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '商城' })).toBeVisible();
  },
};

/** 手机：主导航也收进菜单，Esc 收起。 */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '菜单' });
    await userEvent.click(button);
    await expect(await canvas.findByRole('link', { name: '代理分销' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('link', { name: '代理分销' });
  },
};
