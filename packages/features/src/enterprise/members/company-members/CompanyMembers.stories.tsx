import { ApiError } from '@chippage/api/errors';
import type { CompanyMember, CompanyPeople } from '@chippage/api/types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ago, DAY_MS, failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { sampleOwnCompany } from '../../enterprise.fixtures.ts';
import { CompanyMembers } from './CompanyMembers.tsx';

const member = (own: Partial<CompanyMember>): CompanyMember => ({
  id: 7,
  nickName: '林工',
  avatar: null,
  mobile: '138****8000',
  role: 'owner',
  spendLimit: null,
  joinTime: ago(200 * DAY_MS),
  isSelf: true,
  ...own,
});
const chen = member({ id: 8, nickName: '陈采购', role: 'buyer', spendLimit: '5000.00', mobile: '139****0001', isSelf: false });
const people: CompanyPeople = {
  members: [member({}), chen, member({ id: 9, nickName: '周销售', role: 'seller', mobile: null, isSelf: false })],
  invitations: [{ id: 3, mobile: '137****1234', role: 'editor', spendLimit: null, createTime: ago(DAY_MS), expireTime: ago(-6 * DAY_MS) }],
};
const invitation = { id: 4, mobile: null, role: 'buyer' as const, spendLimit: null, createTime: ago(0), expireTime: ago(-7 * DAY_MS) };

const meta = {
  title: 'Features/Enterprise/CompanyMembers',
  component: CompanyMembers,
  tags: ['autodocs', 'experimental'],
  args: {
    company: sampleOwnCompany,
    people: ready(people),
    onInvite: fn(async () => ({ ...invitation, url: 'https://www.example.com/userCenter/manage/invitation#code=Zm9v' })),
    onSave: fn(async () => undefined),
    onRemove: fn(async () => undefined),
    onHandOver: fn(async () => undefined),
    onWithdraw: fn(async () => undefined),
    onLeave: fn(async () => undefined),
  },
} satisfies Meta<typeof CompanyMembers>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 负责人：邀请出一个链接，能复制，只能用一次。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('单笔限额 ¥5000.00')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /单笔限额/ }), '3000');
    await userEvent.click(canvas.getByRole('button', { name: '邀请' }));
    await expect(args.onInvite).toHaveBeenCalledWith({ mobile: '', role: 'buyer', spendLimit: '3000' });
    await expect(canvas.getByRole('textbox', { name: '邀请链接' })).toHaveValue('https://www.example.com/userCenter/manage/invitation#code=Zm9v');
    await userEvent.click(canvas.getByRole('button', { name: '撤回给137****1234的邀请' }));
    await expect(args.onWithdraw).toHaveBeenCalledWith(people.invitations[0]);
  },
};

/** 改身份：销售没有限额；保存以后焦点回到标题。 */
export const Edit: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '修改 陈采购 的身份' }));
    const form = within(canvas.getByRole('list', { name: '成员' }));
    await expect(form.getByRole('radio', { name: '采购' })).toHaveFocus();
    await userEvent.click(form.getByRole('radio', { name: '销售' }));
    await expect(form.queryByRole('textbox')).toBeNull();
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await expect(args.onSave).toHaveBeenCalledWith({ id: 8, role: 'seller', spendLimit: '5000.00' });
    await expect(canvas.getByRole('heading', { name: '企业成员' })).toHaveFocus();
  },
};

/** 移除和移交先问清楚。 */
export const Ask: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: '移除 陈采购' }));
    await userEvent.click(await page.findByRole('button', { name: '移出企业' }));
    await expect(args.onRemove).toHaveBeenCalledWith(chen);
    await userEvent.click(await canvas.findByRole('button', { name: '把企业移交给 陈采购' }));
    await expect(await page.findByText(/你成为审批人/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: '取消' }));
    await expect(args.onHandOver).not.toHaveBeenCalled();
  },
};

/** 手机号没有注册：话在那一格。 */
export const NoMember: Story = {
  args: {
    onInvite: fn(async () => {
      throw new ApiError({ status: 200, reason: 'company.no_member', message: '这个手机号还没有注册，请改用链接邀请，或请对方先注册' });
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const mobile = canvas.getByRole('textbox', { name: /^手机号/ });
    await userEvent.type(mobile, '13900009999{Enter}');
    await expect(mobile).toHaveAccessibleDescription(/还没有注册/);
    await expect(mobile).toHaveFocus();
  },
};

/** 不是负责人：只看得到，可以退出。 */
export const Buyer: Story = {
  args: { company: { ...sampleOwnCompany, role: 'buyer', application: null }, people: ready({ ...people, invitations: [] }) },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: '邀请' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '退出企业' }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: '退出企业' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

/** 很长的名字，窄屏。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { people: ready({ ...people, members: people.members.map((one) => ({ ...one, nickName: `${one.nickName}很长的昵称很长的昵称` })) }) },
};

/** 正在读取。 */
export const Loading: Story = { args: { people: loading } };

/** 没读到。 */
export const Failed: Story = { args: { people: failed(fn()) } };
