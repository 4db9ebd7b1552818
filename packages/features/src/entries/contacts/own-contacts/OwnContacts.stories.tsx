import type { OwnContact } from '@chippage/api/types';
import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked } from 'storybook/test';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { sampleListing } from '../../claims/claims.fixtures.ts';
import { ownContacts } from '../contacts.fixtures.ts';
import { OwnContacts, type OwnContactsProps } from './OwnContacts.tsx';
import { ownContactsKeys } from './ownContactsKeys.ts';

/** Keeps what was removed, as the page does. */
function Kept(props: OwnContactsProps) {
  const [removed, setRemoved] = useState<readonly number[]>([]);
  return (
    <OwnContacts
      {...props}
      isRemoved={({ id }) => removed.includes(id)}
      onRemove={(contact) => props.onRemove(contact).then(() => setRemoved([...removed, contact.id]))}
      onUndo={(contact) => props.onUndo(contact).then(() => setRemoved(removed.filter((id) => id !== contact.id)))}
    />
  );
}

const meta = {
  title: 'Features/Entries/OwnContacts',
  component: OwnContacts,
  tags: ['autodocs', 'experimental'],
  parameters: { keys: ownContactsKeys },
  args: {
    kept: ready({ listing: sampleListing, contacts: ownContacts }),
    isRemoved: fn((_contact: OwnContact) => false),
    onRemove: fn(async () => undefined),
    onUndo: fn(async () => undefined),
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof OwnContacts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 已通过；改动审核中，说页面上还是原来的；已驳回，有原因，能改。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('驳回原因：电话打不通')).toBeVisible();
    await expect(canvas.getByText('通过之前，页面上还是“华南销售部（示例）”原来的内容。')).toBeVisible();
    const edit = canvas.getByRole('link', { name: '修改 品质部' });
    await expect(edit).toHaveAttribute('href', '/userCenter/entries/claim/agent/10003/contacts/13');
  },
};

/** 删除以后在原处撤销。 */
export const Removed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '删除 华东销售部' }));
    await expect(await canvas.findByText('已删除「华东销售部」，离开本页前可以撤销')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '撤销删除 华东销售部' }));
    await expect(args.onUndo).toHaveBeenCalledWith(ownContacts[1]);
  },
};

/** 没有删成：说原因，那一条还在。 */
export const RemoveFailed: Story = {
  beforeEach: ({ args }) => {
    mocked(args.onRemove).mockRejectedValue(new TypeError('offline'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '删除 华东销售部' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

/** 一个也没有。 */
export const Empty: Story = { args: { kept: ready({ listing: sampleListing, contacts: [] }) } };

/** 商家的联系人：在卖家中心里，没有要回去维护的页面。 */
export const Merchant: Story = {
  args: { kept: ready({ listing: { kind: 'merchant', thingId: 3, name: '演示元器件（上海）有限公司' }, contacts: ownContacts }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '新增联系人' })).toHaveAttribute('href', '/userCenter/seller/contacts/add');
    await expect(canvas.queryByRole('link', { name: '维护页面资料' })).toBeNull();
  },
};

/** 正在读取。 */
export const Loading: Story = { args: { kept: loading } };

/** 没读到。 */
export const Failed: Story = { args: { kept: failed(fn()) } };

/** 手机、很长的名字和原因。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    kept: ready({ listing: { ...sampleListing, name: '很长的公司名'.repeat(8) }, contacts: [{ ...ownContacts[2]!, reason: '很长的原因。'.repeat(20) }] }),
  },
};

/** 只用键盘。 */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await playKeys({ userEvent, step }, ownContactsKeys, {
      remove: {
        given: () => canvas.getByRole('button', { name: '删除 华东销售部' }).focus(),
        proves: async () => expect(await canvas.findByRole('button', { name: '撤销删除 华东销售部' })).toHaveFocus(),
      },
    });
  },
};
