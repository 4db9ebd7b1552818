import { ApiError } from '@chippage/api/errors';
import type { DataExport } from '@chippage/api/types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { lin, linBindings, linSessions } from '../../parts/account.fixtures.ts';
import { failed, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { AccountSettings } from './AccountSettings.tsx';
import { settingsArgs, SettingsPage } from './AccountSettings.fixtures.tsx';

const meta = {
  title: 'Features/Account/AccountSettingsSafety',
  component: AccountSettings,
  tags: ['autodocs', 'stable'],
  args: settingsArgs,
  render: (args) => <SettingsPage {...args} />,
} satisfies Meta<typeof AccountSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 登录设备：结束一台，焦点不丢。 */
export const Devices: Story = {
  args: { type: 4 },
  render: function Page(args) {
    const [rows, setRows] = useState(linSessions);
    const onEnd: typeof args.devices.onEnd = async (session) => {
      await args.devices.onEnd(session);
      setRows((was) => was.filter(({ id }) => id !== session.id));
    };
    return <SettingsPage {...args} devices={{ ...args.devices, sessions: ready(rows), onEnd }} />;
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('本机')).toBeVisible();
    await expect(canvas.getByText('浏览器与登录时不同')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '结束登录：Firefox，Linux' }));
    await expect(args.devices.onEnd).toHaveBeenCalledWith(expect.objectContaining({ id: 3 }));
    await waitFor(() => expect(canvas.queryByText('浏览器与登录时不同')).toBeNull());
    await expect(canvas.getByRole('list', { name: '登录设备' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('已结束 Firefox，Linux 的登录');
    await userEvent.click(canvas.getByRole('button', { name: '结束其他设备的登录' }));
    await expect(args.devices.onEndOthers).toHaveBeenCalledOnce();
  },
};

/** 只有本机。 */
export const OneDevice: Story = {
  args: { type: 4, devices: { ...settingsArgs.devices, sessions: ready(linSessions.slice(0, 1)) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('本机')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /结束/ })).toBeNull();
  },
};

/** 注销：先问一次，焦点在取消；写明删什么、留什么。 */
export const Erase: Story = {
  args: { type: 5 },
  render: function Page(args) {
    const [eraseTime, setEraseTime] = useState<string | null>(null);
    const privacy = {
      ...args.privacy,
      detail: ready({ ...lin, eraseTime }),
      onErase: async () => setEraseTime('2026-12-01T02:00:00Z'),
      onKeep: async () => setEraseTime(null),
    };
    return <SettingsPage {...args} privacy={privacy} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '注销账号' }));
    const question = within(await screen.findByRole('alertdialog', { name: '注销账号？' }));
    await waitFor(() => expect(question.getByRole('button', { name: '取消' })).toHaveFocus());
    await waitFor(() => expect(question.getByText(/会保留/)).toBeVisible());
    await userEvent.click(question.getByRole('button', { name: '确认注销' }));
    await expect(await canvas.findByText(/账号将在2026-12-01 10:00删除/)).toBeVisible();
    const undo = canvas.getByRole('button', { name: '撤销注销' });
    await waitFor(() => expect(undo).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('status')).toHaveTextContent('注销已撤销');
    await expect(canvas.getByRole('button', { name: '注销账号' })).toHaveFocus();
  },
};

const copyAt = (state: DataExport['state']): DataExport => ({
  state,
  askTime: '2026-11-23T02:00:00Z',
  expireTime: state === 'ready' || state === 'expired' ? '2026-11-30T02:00:00Z' : null,
  sizeBytes: state === 'ready' ? 184_220 : null,
});
/** The settings with a copy in one state. */
const withCopy = (state: DataExport['state']): Story => ({
  args: { type: 5, privacy: { ...settingsArgs.privacy, dataExport: { ...settingsArgs.privacy.dataExport, latest: ready(copyAt(state)) } } },
});

/** 导出数据：申请、整理、下载、再要一份；按钮换了字，焦点一直在。 */
export const Export: Story = {
  args: { type: 5 },
  render: function Page(args) {
    const [copy, setCopy] = useState<DataExport | null>(null);
    const dataExport = { ...args.privacy.dataExport, latest: ready(copy), onAsk: async () => setCopy(copyAt('preparing')) };
    return (
      <>
        <SettingsPage {...args} privacy={{ ...args.privacy, dataExport }} />
        {/* The page's focus stays where it is, as it does when an answer comes. */}
        <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => setCopy(copyAt('ready'))}>
          任务做完
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    const button = await canvas.findByRole('button', { name: '导出数据' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('整理好会在消息里通知你，可以先离开这一页')).toBeVisible();
    await expect(button).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: '任务做完' }));
    await expect(await canvas.findByText('2026-11-23 10:00 的数据已整理好，184.2 kB')).toBeVisible();
    await expect(canvas.getByText('2026-11-30 10:00 之前可以下载，之后自动删除')).toBeVisible();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.privacy.dataExport.onDownload).toHaveBeenCalledOnce();
    await expect(await canvas.findByText('数据已下载')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '重新整理' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('整理好会在消息里通知你，可以先离开这一页')).toBeVisible();
    await expect(button).toHaveFocus();
  },
};

/** 导出正在整理。 */
export const ExportPreparing: Story = withCopy('preparing');

/** 导出没有整理成功：说怎么办，按钮再要一份。 */
export const ExportFailed: Story = {
  ...withCopy('failed'),
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('没有整理成功')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '导出数据' }));
    await expect(args.privacy.dataExport.onAsk).toHaveBeenCalledOnce();
  },
};

/** 导出到期删除了。 */
export const ExportExpired: Story = withCopy('expired');

/** 没有读到导出的进度：别的还在。 */
export const ExportUnread: Story = {
  args: { type: 5, privacy: { ...settingsArgs.privacy, dataExport: { ...settingsArgs.privacy.dataExport, latest: failed(fn()) } } },
};

/** 消息提醒：内容由页面给出。 */
export const Notices: Story = { args: { type: 6 } };

/** 绑定之后：说出绑定的是谁。 */
export const BindResult: Story = {
  args: { type: 7, boundProvider: 'wx' },
  play: async ({ canvas }) => waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('微信绑定成功：林深见鹿')),
};

/** 解除绑定：先问；最后一种登录方式不能解除。 */
export const Unbind: Story = {
  args: {
    type: 7,
    social: {
      ...settingsArgs.social,
      onUnbind: fn(async () => {
        throw new ApiError({ status: 200, reason: 'social.last_way', message: '这是唯一的登录方式，请先绑定手机或设置密码' });
      }),
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '解除绑定：微信' }));
    const question = within(await screen.findByRole('alertdialog', { name: '解除微信绑定？' }));
    await userEvent.click(question.getByRole('button', { name: '解除绑定' }));
    await expect(args.social.onUnbind).toHaveBeenCalledWith('wx');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('这是唯一的登录方式');
    await waitFor(() => expect(canvas.getByRole('button', { name: '解除绑定：微信' })).toHaveFocus());
  },
};

/** 绑定 QQ：离开这一页。 */
export const BindQq: Story = {
  args: { type: 7 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '绑定QQ' }));
    await expect(args.social.onBindQq).toHaveBeenCalledOnce();
  },
};

/** 绑定微信：对话框里扫码。 */
export const BindWechat: Story = {
  args: { type: 7, social: { ...settingsArgs.social, bindings: ready({ ...linBindings, wx: null }), wechat: { ...settingsArgs.social.wechat, isOpen: true } } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: '绑定微信' }));
    await waitFor(() => expect(dialog.getByText(/自动绑定/)).toBeVisible());
  },
};

/** 这个站点没有微信和 QQ：绑过的还在。 */
export const ProvidersGone: Story = { args: { type: 7, social: { ...settingsArgs.social, providers: ready({ wx: false, qq: false }) } } };
