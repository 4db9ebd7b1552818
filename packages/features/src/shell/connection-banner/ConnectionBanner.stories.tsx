import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ConnectionBanner } from './ConnectionBanner.tsx';

const meta = {
  title: 'Features/Shell/ConnectionBanner',
  component: ConnectionBanner,
  tags: ['autodocs', 'stable'],
  args: { state: 'offline' },
} satisfies Meta<typeof ConnectionBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 断网：说一次，不遮住内容。 */
export const Offline: Story = { play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('网络已断开，内容可能不是最新') };

/** 断网时做了的事：说有几项在等，可以现在重试。 */
export const OfflineWaiting: Story = {
  args: { waiting: 2, onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('网络已断开，2 项操作等待重发');
    await userEvent.click(canvas.getByRole('button', { name: '现在重试' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** 网络回来了。 */
export const BackOnline: Story = { args: { state: 'restored' } };

/** 服务器上换了新版本，这一页的后续部分取不到了。 */
export const ChunkFailed: Story = {
  args: { state: 'outdated', onReload: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '刷新' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

/** 表单里有没提交的内容：不自动刷新，由人决定。 */
export const DirtyForm: Story = {
  args: { state: 'outdated', hasUnsavedInput: true, onReload: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('页面有新版本。你有没提交的内容，保存后再刷新。');
    await expect(args.onReload).not.toHaveBeenCalled();
  },
};

/** 断网时点了没有看过的页面：留在这一页，说明原因。 */
export const Blocked: Story = {
  args: { state: 'offline', blocked: 'page' },
  play: async ({ canvas }) => expect(canvas.getByText('网络已断开，这一页还没有看过，连上后再打开')).toBeVisible(),
};

/** 断网时按了要另取代码的东西：页面留着，连上后自动打开；等待的操作也说。 */
export const BlockedPart: Story = {
  args: { state: 'offline', blocked: 'part', waiting: 1, onRetry: fn() },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('网络已断开，这里要联网才能打开，连上后会自动打开；1 项操作等待重发'),
};

/** 一切正常：什么都不显示。 */
export const Online: Story = { args: { state: 'online' }, play: async ({ canvas }) => expect(canvas.getByRole('status')).toBeEmptyDOMElement() };
