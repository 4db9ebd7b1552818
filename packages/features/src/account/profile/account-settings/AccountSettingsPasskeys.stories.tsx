import { ApiError } from '@chippage/api/errors';
import type { Passkey } from '@chippage/api/types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { linPasskeys, newPasskey } from '../../parts/account.fixtures.ts';
import { failed, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { AccountSettings, type AccountSettingsProps } from './AccountSettings.tsx';
import { settingsArgs, SettingsPage } from './AccountSettings.fixtures.tsx';

const meta = {
  title: 'Features/Account/AccountSettingsPasskeys',
  component: AccountSettings,
  tags: ['autodocs', 'stable'],
  args: { ...settingsArgs, type: 8 },
  render: (args) => <SettingsPage {...args} />,
} satisfies Meta<typeof AccountSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A page that keeps the list, as the server does. */
function KeptPasskeys({ first, ...args }: AccountSettingsProps & { first: readonly Passkey[] }) {
  const [rows, setRows] = useState(first);
  const passkeys: AccountSettingsProps['passkeys'] = {
    ...args.passkeys,
    passkeys: ready(rows),
    onAdd: async () => {
      const added = await args.passkeys.onAdd();
      setRows((was) => [added, ...was]);
      return added;
    },
    onRename: async (passkey, name) => {
      await args.passkeys.onRename(passkey, name);
      setRows((was) => was.map((row) => (row.id === passkey.id ? { ...row, name } : row)));
    },
    onRemove: async (passkey) => {
      await args.passkeys.onRemove(passkey);
      setRows((was) => was.filter(({ id }) => id !== passkey.id));
    },
  };
  return <SettingsPage {...args} passkeys={passkeys} />;
}

/** 只用键盘：添加；焦点不丢，下一站是改名。 */
export const Keyboard: Story = {
  render: (args) => <KeptPasskeys {...args} first={[]} />,
  play: async ({ canvas, userEvent }) => {
    const add = await canvas.findByRole('button', { name: '添加通行密钥' });
    await expect(canvas.getByText('还没有通行密钥')).toBeVisible();
    add.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('status')).toHaveTextContent('“Chrome，Windows”已添加');
    await expect(add).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '改名：Chrome，Windows' })).toHaveFocus();
  },
};

/** 改名：空的不收；改好回到按钮。 */
export const Rename: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = await canvas.findByRole('button', { name: '改名：Apple 密码' });
    await userEvent.click(button);
    const naming = within(await screen.findByRole('dialog', { name: '通行密钥的名称' }));
    const name = naming.getByRole('textbox', { name: '名称' });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveValue('Apple 密码');
    await userEvent.clear(name);
    await userEvent.click(naming.getByRole('button', { name: '保存' }));
    await expect(await naming.findByText('请输入名称')).toBeVisible();
    await userEvent.type(name, '家里的电脑');
    await userEvent.click(naming.getByRole('button', { name: '保存' }));
    await expect(args.passkeys.onRename).toHaveBeenCalledWith(expect.objectContaining({ id: 2 }), '家里的电脑');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** 移除：先问，焦点在取消；确认后列表里没有了，焦点不丢。 */
export const Remove: Story = {
  render: (args) => <KeptPasskeys {...args} first={linPasskeys.slice(0, 1)} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '移除：公司的电脑' }));
    const question = within(await screen.findByRole('alertdialog', { name: '移除“公司的电脑”？' }));
    await expect(question.getByRole('button', { name: '取消' })).toHaveFocus();
    await userEvent.click(question.getByRole('button', { name: '移除' }));
    await expect(args.passkeys.onRemove).toHaveBeenCalledOnce();
    await expect(await canvas.findByText('还没有通行密钥')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('“公司的电脑”已移除');
    await waitFor(() => expect(canvas.getByRole('group', { name: '已添加的通行密钥' })).toHaveFocus());
  },
};

/** 一个还没有用过、只在一台设备上，一个已同步。 */
export const Some: Story = {
  play: async ({ canvas }) => {
    const rows = within(await canvas.findByRole('list', { name: '通行密钥' })).getAllByRole('listitem');
    await expect(rows[0]).toHaveTextContent('公司的电脑只在一台设备上');
    await expect(rows[0]).toHaveTextContent('还没有用过');
    await expect(rows[1]).toHaveTextContent('Apple 密码已同步到多台设备');
  },
};

/** 20 个，名字有长有短：不能再添加，说先移除。 */
export const Twenty: Story = {
  args: {
    passkeys: {
      ...settingsArgs.passkeys,
      passkeys: ready(
        Array.from({ length: 20 }, (_, each) => ({
          ...newPasskey,
          id: each + 1,
          name: each % 4 === 0 ? '研发中心三楼测试间靠窗那台装着示波器软件的旧笔记本电脑（二〇二四年那一批里的）' : `设备 ${each + 1}`,
        })),
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/已有 20 个/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '添加通行密钥' })).toBeNull();
  },
};

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };

/** 在设备上取消了：原话说怎么办，列表不变。 */
export const Cancelled: Story = {
  args: {
    passkeys: {
      ...settingsArgs.passkeys,
      onAdd: fn(async () => {
        throw new ApiError({ status: 0, reason: 'passkey.cancelled', message: '已取消，没有添加。需要时再点“添加通行密钥”' });
      }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const add = await canvas.findByRole('button', { name: '添加通行密钥' });
    await userEvent.click(add);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('已取消，没有添加');
    await expect(add).toHaveFocus();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** 浏览器没有：已有的还能改名和移除。 */
export const Unsupported: Story = {
  args: { passkeys: { ...settingsArgs.passkeys, isSupported: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/请用新版的浏览器/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '添加通行密钥' })).toBeNull();
    await expect(canvas.getByRole('button', { name: '移除：Apple 密码' })).toBeVisible();
  },
};

/** 没有读到。 */
export const Unread: Story = { args: { passkeys: { ...settingsArgs.passkeys, passkeys: failed(fn()) } } };
