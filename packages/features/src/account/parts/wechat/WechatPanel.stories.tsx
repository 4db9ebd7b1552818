import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleQr } from './WechatPanel.fixtures.ts';
import { WechatPanel, type WechatPhase } from './WechatPanel.tsx';

const code = (state: WechatPhase) => ({ status: 'ready' as const, data: { kind: 'image' as const, imageUrl: sampleQr, state } });

const meta = {
  title: 'Features/Account/WechatPanel',
  component: WechatPanel,
  tags: ['autodocs', 'stable'],
  args: { code: code('waiting'), onRefresh: fn() },
} satisfies Meta<typeof WechatPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 等待扫码。 */
export const Default: Story = { play: async ({ canvas }) => expect(canvas.getByRole('img', { name: '微信登录二维码' })).toBeVisible() };

/** 已扫描，等手机上确认。 */
export const Scanned: Story = {
  args: { code: code('scanned') },
  parameters: { waivers: { 'contrast-incomplete': { because: 'axe 看不透盖在二维码上的 94 % 白；深绿在白上是 7.1:1', until: '2027-07-05' } } },
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

/** 手机上取消了：说出怎么办，可以重新扫码。 */
export const Denied: Story = {
  args: { code: code('denied') },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('已取消')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '重新扫码' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

/** 手机上确认了，协议还没有勾选。 */
export const ConfirmedUnagreed: Story = {
  args: { code: code('confirmed'), isAgreed: false },
  parameters: { waivers: { 'contrast-incomplete': { because: 'axe 看不透盖在二维码上的 94 % 白；深绿在白上是 7.1:1', until: '2027-07-12' } } },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('勾选下方的协议后完成登录'),
};

/** 微信自己的页面：协议没有勾选时不出现。 */
export const FrameWaits: Story = {
  args: { code: { status: 'ready', data: { kind: 'frame', url: 'about:blank' } }, isAgreed: false },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('勾选下方的协议后显示微信的二维码')).toBeVisible();
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};

/** 微信自己的页面：有名字，够大，允许找到电脑上的微信。 */
export const Frame: Story = {
  args: { code: { status: 'ready', data: { kind: 'frame', url: 'about:blank' } } },
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle('微信扫码登录，由微信提供');
    await expect(frame).toHaveAttribute('allow', 'local-network-access');
    await expect(frame.clientWidth).toBeGreaterThanOrEqual(220);
    await expect(frame.clientHeight).toBeGreaterThanOrEqual(220);
  },
};

/** 绑定而不是登录。 */
export const Bind: Story = { args: { code: code('waiting'), operate: 'bind' }, play: async ({ canvas }) => expect(canvas.getByText(/自动绑定/)).toBeVisible() };

/** 二维码还没来。 */
export const Loading: Story = { args: { code: { status: 'loading' } } };

/** 二维码没能来。 */
export const Failed: Story = {
  args: { code: { status: 'failed', code: 'network.unreachable' as const, message: '网络连接失败，请检查网络后重试', onRetry: fn() } },
};

/** 本机上的提供方：不扫码也能打开确认页。 */
export const OpenHere: Story = {
  args: { code: { status: 'ready', data: { kind: 'image', imageUrl: sampleQr, scanUrl: '/__dev/wx?ticket=t', state: 'waiting' } } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /不方便扫码？在本机打开/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('href', '/__dev/wx?ticket=t');
  },
};
