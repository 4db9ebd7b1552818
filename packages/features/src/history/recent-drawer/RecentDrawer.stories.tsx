import { ApiError } from '@chippage/api/errors';
import { AnnouncerProvider } from '@chippage/ui/Announcer';
import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { RecentDrawer, type RecentDrawerProps } from './RecentDrawer.tsx';
import { articleRows, companyRows, datasheetRows, demandRows, manyRows } from './RecentDrawer.fixtures.ts';
import { recentDrawerKeys } from './recentDrawerKeys.ts';

const ready = (rows = demandRows, total = rows.length): RecentDrawerProps['list'] => ({ status: 'ready', data: { rows, total } });

const meta = {
  title: 'Features/Shell/RecentDrawer',
  component: RecentDrawer,
  tags: ['autodocs', 'stable'],
  parameters: { keys: recentDrawerKeys, docs: { story: { inline: false, height: '640px' } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    isLoggedIn: true,
    onLogIn: fn(),
    tab: 'demand',
    onTabChange: fn(),
    list: ready(),
    onLoadMore: fn(),
    onClear: fn(() => Promise.resolve()),
    emptyHrefs: { demand: '/inquiry/index/1/0', agent: '/mall/index', company: '/agentList/index/1', datasheet: '/', article: '/news/index' },
  },
} satisfies Meta<typeof RecentDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const drawer = async () => within(await screen.findByRole('dialog', { name: '最近浏览' }));

/** 采购：求购与供应有字也有形，结束了的说明。打开时焦点在当前标签上。 */
export const Demands: Story = {
  play: async ({ userEvent, args }) => {
    const content = await drawer();
    await waitFor(() => expect(content.getByRole('tab', { name: '采购' })).toHaveFocus());
    await waitFor(() => expect(content.getByText('该求购或供应已结束')).toBeVisible());
    await expect(content.getAllByText('求购')).toHaveLength(2);
    await expect(content.getByText('没有更多了，共 4 条')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onTabChange).toHaveBeenLastCalledWith('agent');
  },
};

/** 数据手册。 */
export const Datasheets: Story = { args: { tab: 'datasheet', list: ready(datasheetRows) } };

/** 代理商和贸易商：不在目录里了的说明。 */
export const Companies: Story = {
  args: { tab: 'company', list: ready(companyRows) },
  play: async () => {
    const content = await drawer();
    await waitFor(() => expect(content.getByText('这家公司已不在目录里')).toBeVisible());
    await expect(content.getByRole('link', { name: /示例授权分销/ })).toHaveAttribute('href', '/agentList/agentDetail/9001');
  },
};

/** 商品。 */
export const Agents: Story = { args: { tab: 'agent', list: ready(manyRows(3)) } };

/** 去掉一条：说去掉了哪一条，焦点到下一条的按钮上；去掉最后一条，焦点在还能去看的地方。 */
export const RemoveOne: Story = {
  args: { tab: 'datasheet' },
  render: function Page(args) {
    const [rows, setRows] = useState(datasheetRows.slice(0, 2));
    return (
      <AnnouncerProvider>
        <RecentDrawer
          {...args}
          list={ready(rows)}
          onRemove={async ({ id }) => {
            setRows((before) => before.filter((row) => row.id !== id));
          }}
        />
      </AnnouncerProvider>
    );
  },
  play: async ({ userEvent }) => {
    const content = await drawer();
    const buttons = () => content.queryAllByRole('button', { name: /^从浏览记录里去掉/ });
    await waitFor(() => expect(buttons()).toHaveLength(2));
    await userEvent.click(buttons()[0]!);
    await waitFor(() => expect(buttons()).toHaveLength(1));
    await waitFor(() => expect(buttons()[0]).toHaveFocus());
    await expect(content.getByText(`已去掉 ${datasheetRows[0]!.title}`)).toBeVisible();
    await userEvent.click(buttons()[0]!);
    await waitFor(() => expect(content.getByRole('link', { name: '去搜数据手册' })).toHaveFocus());
  },
};

/** 文章：下架了的只留一句话，没有去处。 */
export const Articles: Story = {
  args: { tab: 'article', list: ready(articleRows) },
  play: async () => {
    const content = await drawer();
    await expect(content.getByText('文章已下架').closest('a')).toBeNull();
    await expect(content.getAllByRole('link')).toHaveLength(2);
  },
};

/** 没登录：五个标签同一状态，说明登录后有什么。 */
export const LoginNeeded: Story = {
  args: { isLoggedIn: false, list: { status: 'loading' } },
  play: async ({ userEvent, args }) => {
    const content = await drawer();
    await waitFor(() => expect(content.getByText('登录后查看最近浏览')).toBeVisible());
    await userEvent.click(content.getByRole('button', { name: '登录' }));
    await expect(args.onLogIn).toHaveBeenCalledOnce();
    await expect(content.queryByRole('button', { name: /清空/ })).toBeNull();
  },
};

/** 空：一句话，一个去处。 */
export const Empty: Story = {
  args: { tab: 'agent', list: ready([], 0) },
  play: async () => {
    const content = await drawer();
    await waitFor(() => expect(content.getByText('还没看过商品')).toBeVisible());
    await expect(content.getByRole('link', { name: '去商城' })).toHaveAttribute('href', '/mall/index');
  },
};

/** 没有求购的站点：说没有，不引向别处。 */
export const EmptyWithoutPlace: Story = {
  args: { tab: 'demand', list: ready([], 0), emptyHrefs: {} },
  play: async () => {
    const content = await drawer();
    await waitFor(() => expect(content.getByText('还没看过采购信息')).toBeVisible());
    await expect(content.queryByRole('link')).toBeNull();
  },
};

/** 加载中。 */
export const Loading: Story = { args: { list: { status: 'loading' } } };

/** 没能加载。 */
export const Failed: Story = {
  args: { list: { status: 'failed', code: 'network.unreachable' as const, message: '网络连接失败，请检查网络后重试', onRetry: fn() } },
  play: async ({ userEvent, args }) => {
    await userEvent.click((await drawer()).getByRole('button', { name: '重试' }));
    await expect(args.list.status === 'failed' && args.list.onRetry).toHaveBeenCalledOnce();
  },
};

/** 每页 20 条：加载更多后焦点到新的第一条，数目说出来。 */
export const LoadMore: Story = {
  args: { tab: 'datasheet' },
  render: function Paged(args) {
    const [count, setCount] = useState(20);
    return (
      <AnnouncerProvider>
        <RecentDrawer {...args} list={ready(manyRows(count), 46)} onLoadMore={() => setCount((was) => Math.min(46, was + 20))} />
      </AnnouncerProvider>
    );
  },
  play: async ({ userEvent }) => {
    const content = await drawer();
    await waitFor(() => expect(content.getByText('20 / 46')).toBeVisible());
    await userEvent.click(content.getByRole('button', { name: '加载更多' }));
    await waitFor(() => expect(content.getByRole('link', { name: /^LM1020/ })).toHaveFocus());
    await expect(await screen.findByText('已加载 40 条，共 46 条')).toBeInTheDocument();
    await userEvent.click(content.getByRole('button', { name: '加载更多' }));
    await waitFor(() => expect(content.getByRole('link', { name: /^LM1040/ })).toHaveFocus());
    await expect(content.getByText('没有更多了，共 46 条')).toBeVisible();
  },
};

/** 下一页没来：说是第几页、为什么，已有的留着。 */
export const LoadMoreError: Story = {
  args: { tab: 'datasheet', list: ready(manyRows(20), 46), moreError: '网络连接失败，请检查网络后重试' },
  play: async ({ userEvent, args }) => {
    const content = await drawer();
    await expect(content.getByRole('alert')).toHaveTextContent('第 2 页没能加载：网络连接失败，请检查网络后重试');
    await userEvent.click(content.getByRole('button', { name: '重试' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

/** 正在加载第 2 页。 */
export const LoadingMore: Story = { args: { tab: 'datasheet', list: ready(manyRows(20), 46), isLoadingMore: true } };

/** 清空前先问：默认停在“取消”上；确认后才清空。 */
export const Clear: Story = {
  play: async ({ userEvent, args }) => {
    const content = await drawer();
    await userEvent.click(content.getByRole('button', { name: '清空采购记录' }));
    const question = within(await screen.findByRole('alertdialog', { name: '清空采购的浏览记录？' }));
    await waitFor(() => expect(question.getByRole('button', { name: '取消' })).toHaveFocus());
    await expect(args.onClear).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: '清空' }));
    await expect(args.onClear).toHaveBeenCalledWith('demand');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** 没能清空：问题还在，说明原因。 */
export const ClearFailed: Story = {
  args: { onClear: fn(() => Promise.reject(new ApiError({ status: 0, reason: 'network.unreachable', message: '网络连接失败，请检查网络后重试' }))) },
  play: async ({ userEvent }) => {
    await userEvent.click((await drawer()).getByRole('button', { name: '清空采购记录' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: '清空' }));
    await expect(await question.findByText('网络连接失败，请检查网络后重试')).toBeVisible();
  },
};

/** 打开时焦点在当前标签上；方向键换标签，Esc 关闭。 */
export const Closed: Story = {
  play: async ({ userEvent, args, step }) => {
    const content = await drawer();
    await waitFor(() => expect(content.getByRole('tab', { name: '采购' })).toHaveFocus());
    await playKeys({ userEvent, step }, recentDrawerKeys, {
      tabs: (pressed) => expect(args.onTabChange).toHaveBeenLastCalledWith(pressed === '{ArrowRight}' ? 'agent' : 'demand'),
      close: () => expect(args.onOpenChange).toHaveBeenCalledWith(false),
    });
  },
};

/** 文件名很长。 */
export const LongText: Story = {
  args: {
    tab: 'datasheet',
    list: ready([
      {
        ...datasheetRows[0]!,
        title: 'MT41K256M16TW-107:P-TR-AUTOMOTIVE-GRADE-1',
        detail: 'mt41k256m16tw-107_automotive_grade1_rev_c_datasheet_en_zh.pdf，美光科技（上海）有限公司',
      },
    ]),
  },
};

/** 手机：铺满宽度。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } }, args: { tab: 'article', list: ready(articleRows) } };
