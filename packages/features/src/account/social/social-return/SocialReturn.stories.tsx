import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SocialReturn } from './SocialReturn.tsx';

const meta = {
  title: 'Features/Account/SocialReturn',
  component: SocialReturn,
  tags: ['autodocs', 'stable'],
  args: { operate: 'wxlogin', state: { status: 'working' }, onRetry: fn() },
} satisfies Meta<typeof SocialReturn>;
export default meta;
type Story = StoryObj<typeof meta>;

const failed = { status: 'failed', message: '微信暂时没有应答，请稍后重试，或用短信登录' } as const;
const notDeadEnd: NonNullable<Story['play']> = async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('link', { name: '返回首页' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: /^重新(登录|绑定)$/ }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
};

/** 微信登录：正在登录。 */
export const Working: Story = { play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('正在登录') };

/** 微信登录：成功。 */
export const WechatLoginOk: Story = {
  args: { state: { status: 'ok', name: null } },
  play: async ({ canvas }) => expect(canvas.getByText('登录成功!')).toBeVisible(),
};

/** 微信登录：失败。 */
export const WechatLoginFailed: Story = { args: { state: failed }, play: notDeadEnd };

/** 微信登录：在手机上拒绝了。 */
export const WechatLoginDenied: Story = { args: { state: { status: 'denied' } }, play: notDeadEnd };

/** QQ 登录：成功。 */
export const QqLoginOk: Story = { args: { operate: 'qqlogin', state: { status: 'ok', name: null } } };

/** QQ 登录：state 不对或过期。 */
export const QqLoginExpired: Story = {
  args: { operate: 'qqlogin', state: { status: 'expired' } },
  play: async (context) => {
    await expect(context.canvas.getByText('登录已失效，请重试')).toBeVisible();
    await notDeadEnd(context);
  },
};

/** QQ 登录：失败。 */
export const QqLoginFailed: Story = { args: { operate: 'qqlogin', state: failed }, play: notDeadEnd };

/** 绑定微信：成功，说出绑定的是谁。 */
export const WechatBoundOk: Story = {
  args: { operate: 'wxBound', state: { status: 'ok', name: '林深见鹿' } },
  play: async ({ canvas }) => expect(canvas.getByText('已绑定 林深见鹿')).toBeVisible(),
};

/** 绑定微信：已经绑在别的账号上。 */
export const WechatBoundTaken: Story = {
  args: { operate: 'wxBound', state: { status: 'failed', message: '这个微信已绑定其他账号，请先在那个账号里解除' } },
  play: notDeadEnd,
};

/** 绑定 QQ：成功。 */
export const QqBoundOk: Story = { args: { operate: 'qqBound', state: { status: 'ok', name: '深圳-林工' } } };

/** 绑定 QQ：拒绝了授权。 */
export const QqBoundDenied: Story = { args: { operate: 'qqBound', state: { status: 'denied' } }, play: notDeadEnd };

/** 绑定 QQ：失效。 */
export const QqBoundExpired: Story = { args: { operate: 'qqBound', state: { status: 'expired' } }, play: notDeadEnd };

/** 没有要完成的事：直接打开了这一页。 */
export const Unknown: Story = { args: { operate: null, state: { status: 'unknown' } } };

/** 手机，话很长。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } }, args: { state: { ...failed, message: `${failed.message}。${failed.message}。` } } };
