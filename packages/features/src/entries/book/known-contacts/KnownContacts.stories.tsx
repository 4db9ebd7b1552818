import type { KnownContact } from '@chippage/api/types';
import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked } from 'storybook/test';
import { failed, listOf, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { knownContacts } from '../book.fixtures.ts';
import { KnownContacts, type KnownContactsProps } from './KnownContacts.tsx';
import { knownContactsKeys } from './knownContactsKeys.ts';

/** Keeps what was removed, as the page does. */
function Kept(props: KnownContactsProps) {
  const [removed, setRemoved] = useState<readonly number[]>([]);
  return (
    <KnownContacts
      {...props}
      isRemoved={({ id }) => removed.includes(id)}
      onRemove={(contact) => props.onRemove(contact).then(() => setRemoved([...removed, contact.id]))}
      onUndo={(contact) => props.onUndo(contact).then(() => setRemoved(removed.filter((id) => id !== contact.id)))}
    />
  );
}

const meta = {
  title: 'Features/Entries/KnownContacts',
  component: KnownContacts,
  tags: ['autodocs', 'experimental'],
  parameters: { keys: knownContactsKeys },
  args: {
    contacts: ready(listOf(knownContacts)),
    keywords: '',
    onSearch: fn(),
    isRemoved: fn((_contact: KnownContact) => false),
    onRemove: fn(async () => undefined),
    onUndo: fn(async () => undefined),
    onExport: fn(async () => 2),
    onLoadMore: fn(),
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof KnownContacts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 从公司页面存的带着那一页的链接；自己写的有备注。能找，能导出。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const page = canvas.getByRole('link', { name: '公司页面 示例授权分销（深圳）有限公司' });
    await expect(page).toHaveAttribute('href', '/agentList/agentDetail/9001');
    await expect(canvas.getByRole('link', { name: '修改 林工' })).toHaveAttribute('href', '/userCenter/contacts/20');
    await userEvent.type(canvas.getByRole('searchbox', { name: '找联系人' }), ' 北辰{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('北辰');
    await userEvent.click(canvas.getByRole('button', { name: '导出 CSV' }));
    await expect(await canvas.findByText('已导出 2 个联系人')).toBeVisible();
  },
};

/** 删除以后在原处撤销。 */
export const Removed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '删除 林工' }));
    await expect(await canvas.findByText('已删除「林工」，离开本页前可以撤销')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '撤销删除 林工' }));
    await expect(args.onUndo).toHaveBeenCalledWith(knownContacts[1]);
  },
};

/** 没有删成：说原因，那一条还在。 */
export const RemoveFailed: Story = {
  beforeEach: ({ args }) => {
    mocked(args.onRemove).mockRejectedValue(new TypeError('offline'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '删除 林工' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

/** 一个也没有：说怎样会有。 */
export const Empty: Story = { args: { contacts: ready(listOf<KnownContact>([])) } };

/** 没有找到。 */
export const NoneSuch: Story = {
  args: { contacts: ready(listOf<KnownContact>([])), keywords: '南河' },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '看全部' })).toHaveAttribute('href', '/userCenter/contacts'),
};

/** 正在读取。 */
export const Loading: Story = { args: { contacts: loading } };

/** 没读到。 */
export const Failed: Story = { args: { contacts: failed(fn()) } };

/** 手机、很长的名字和备注。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { contacts: ready(listOf([{ ...knownContacts[0]!, company: '很长的公司名'.repeat(12), note: '很长的备注。'.repeat(20) }])) },
};

/** 只用键盘。 */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await playKeys({ userEvent, step }, knownContactsKeys, {
      remove: {
        given: () => canvas.getByRole('button', { name: '删除 林工' }).focus(),
        proves: async () => expect(await canvas.findByRole('button', { name: '撤销删除 林工' })).toHaveFocus(),
      },
    });
  },
};
