import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleQr } from './LoginDialog.fixtures.tsx';
import { type WechatCode, WechatPanel } from './WechatPanel.tsx';

const code = (state: WechatCode['state']) => ({ status: 'ready' as const, data: { imageUrl: sampleQr, state } });

const meta = {
  title: 'Features/Account/WechatPanel',
  component: WechatPanel,
  tags: ['autodocs'],
  args: { code: code('waiting'), onRefresh: fn() },
} satisfies Meta<typeof WechatPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 等待扫码。 */
export const Default: Story = { play: async ({ canvas }) => expect(canvas.getByRole('img', { name: '微信登录二维码' })).toBeVisible() };

/** 已扫描，等手机上确认。 */
export const Scanned: Story = {
  args: { code: code('scanned') },
  parameters: { waivers: { 'contrast-incomplete': 'axe 看不透盖在二维码上的 94 % 白；深绿在白上是 7.1:1' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('已扫描，请在手机上确认');
    await userEvent.click(canvas.getByRole('button', { name: '重新扫码' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

/** 二维码过期：可以刷新。 */
export const Expired: Story = {
  args: { code: code('expired') },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('二维码已过期');
    await userEvent.click(canvas.getByRole('button', { name: '刷新二维码' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

/** 手机上取消了。 */
export const Denied: Story = { args: { code: code('denied') } };

/** 二维码还没来。 */
export const Loading: Story = { args: { code: { status: 'loading' } } };

/** 二维码没能来。 */
export const Failed: Story = { args: { code: { status: 'failed', code: 'network.unreachable', message: '网络连接失败，请检查网络后重试', onRetry: fn() } } };
