import { ApiError } from '@chippage/api/errors';
import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked } from 'storybook/test';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { companyContacts, maskedContact, openedContact } from '../contacts.fixtures.ts';
import { CompanyContacts } from './CompanyContacts.tsx';
import { ContactsTab } from './ContactsTab.tsx';
import { companyContactsKeys } from './companyContactsKeys.ts';

const meta = {
  title: 'Features/Entries/CompanyContacts',
  component: CompanyContacts,
  subcomponents: { ContactsTab },
  tags: ['autodocs', 'experimental'],
  parameters: { keys: companyContactsKeys },
  args: {
    contacts: companyContacts,
    onOpen: fn(async () => openedContact),
    onKeep: fn(async () => undefined),
    demandLogin: fn((action: () => void) => action()),
  },
} satisfies Meta<typeof CompanyContacts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 遮住的看得出有什么；按下显示，说今天还能看几个；收起以后再看，不再问一次。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('0755-****9001 转 801')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '查看联系方式 华南销售部（示例）' }));
    await expect(await canvas.findByRole('link', { name: '0755-00009001 转 801' })).toBeVisible();
    await expect(canvas.getByText('华南销售部（示例） 的联系方式已显示，今天还可以查看 29 个')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '收起 华南销售部（示例）' }));
    await expect(canvas.getByText('0755-****9001 转 801')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '查看联系方式 华南销售部（示例）' }));
    await expect(canvas.getByRole('link', { name: '0755-00009001 转 801' })).toBeVisible();
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
  },
};

/** 看过的可以存到自己的联系人，存好了指出在哪里。 */
export const Keep: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '查看联系方式 华南销售部（示例）' }));
    await userEvent.click(await canvas.findByRole('button', { name: '存到联系人 华南销售部（示例）' }));
    await expect(args.onKeep).toHaveBeenCalledWith(11);
    await expect(await canvas.findByRole('button', { name: '已存到联系人 华南销售部（示例）' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: '打开联系人' })).toHaveAttribute('href', '/userCenter/contacts');
  },
};

/** 到了上限：说什么时候可以再看，还是遮住的。 */
export const Limit: Story = {
  beforeEach: ({ args }) => {
    const message = '今天已查看 30 个联系方式，到了上限；明天 0 点以后可以继续，今天看过的还可以再看';
    mocked(args.onOpen).mockRejectedValue(new ApiError({ status: 200, reason: 'contact.limit', message }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '查看联系方式 华南销售部（示例）' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('明天 0 点以后可以继续');
    await expect(canvas.getByText('0755-****9001 转 801')).toBeVisible();
  },
};

/** 没有登录：先请人登录，没有登录就什么也不问。 */
export const Visitor: Story = {
  args: { demandLogin: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '查看联系方式 华南销售部（示例）' }));
    await expect(args.demandLogin).toHaveBeenCalled();
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};

/** 手机、很长的名字和地址。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { contacts: [{ ...maskedContact, name: '很长的部门名'.repeat(8), address: '很长的地址'.repeat(20), email: `s***@${'long-'.repeat(12)}example.com` }] },
};

/** 企业主页的一栏。 */
export const Tab: Story = {
  render: ({ contacts, ...tools }) => <ContactsTab {...tools} contacts={ready(contacts)} />,
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: '查看联系方式 华南销售部（示例）' })).toBeVisible(),
};

/** 还没有联系人：说怎样找到对方。 */
export const EmptyTab: Story = {
  render: ({ contacts: _none, ...tools }) => <ContactsTab {...tools} contacts={ready([])} />,
  play: async ({ canvas }) => expect(canvas.getByText('还没有联系人')).toBeVisible(),
};

/** 正在加载。 */
export const LoadingTab: Story = { render: ({ contacts: _none, ...tools }) => <ContactsTab {...tools} contacts={loading} /> };

/** 没读到。 */
export const FailedTab: Story = { render: ({ contacts: _none, ...tools }) => <ContactsTab {...tools} contacts={failed(fn())} /> };

/** 只用键盘。 */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await playKeys({ userEvent, step }, companyContactsKeys, {
      open: {
        given: () => canvas.getByRole('button', { name: '查看联系方式 华南销售部（示例）' }).focus(),
        proves: async () => expect(await canvas.findByRole('button', { name: '收起 华南销售部（示例）' })).toHaveFocus(),
      },
    });
  },
};
