import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { failed, listOf, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { openLink } from '../shares.fixtures.ts';
import { ShareList, type ShareListProps } from './ShareList.tsx';

const meta = {
  title: 'Features/Disk/ShareList',
  component: ShareList,
  tags: ['autodocs', 'experimental'],
  args: {
    shares: ready(
      listOf([
        openLink,
        { ...openLink, id: 8, name: 'LM358 数据手册.pdf', isFolder: false, state: 'expired', downloadLimit: null },
        { ...openLink, id: 9, name: '固件.zip', state: 'usedUp', downloadCount: 20 },
      ]),
    ),
    onLoadMore: fn(),
    onRevoke: fn<ShareListProps['onRevoke']>(async () => undefined),
    onCopy: fn<ShareListProps['onCopy']>(async () => true),
  },
} satisfies Meta<typeof ShareList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 用了几次、到什么时候；取消要问一句。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('下载 3 / 20 次')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '取消分享“网关主板 v2”' }));
    await userEvent.click(await screen.findByRole('button', { name: '取消分享' }));
    await waitFor(() => expect(args.onRevoke).toHaveBeenCalledWith(openLink));
    await expect(await canvas.findByText('已取消分享“网关主板 v2”')).toBeVisible();
  },
};
/** 还没有分享过。 */
export const Empty: Story = { args: { shares: ready(listOf([])) } };
/** 正在读取。 */
export const Loading: Story = { args: { shares: loading } };
/** 没读到。 */
export const Failed: Story = { args: { shares: failed(fn()) } };
/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
