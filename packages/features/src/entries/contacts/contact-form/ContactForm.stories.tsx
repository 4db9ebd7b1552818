import { ApiError } from '@chippage/api/errors';
import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked } from 'storybook/test';
import { withDrafts } from '../../../parts/form/withDrafts.fixtures.tsx';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { sampleListing } from '../../claims/claims.fixtures.ts';
import { ownContacts } from '../contacts.fixtures.ts';
import { ContactForm } from './ContactForm.tsx';
import { contactFormKeys } from './contactFormKeys.ts';

const meta = {
  title: 'Features/Entries/ContactForm',
  component: ContactForm,
  tags: ['autodocs', 'experimental'],
  parameters: { keys: contactFormKeys },
  args: { kept: ready({ listing: sampleListing, contacts: ownContacts }), contactId: null, onSave: fn(async () => undefined) },
  decorators: [withDrafts],
} satisfies Meta<typeof ContactForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 电话、邮箱、微信至少填一项；填好就交。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '部门或姓名' }), '华南销售部');
    await userEvent.click(canvas.getByRole('radio', { name: '技术支持' }));
    await userEvent.click(canvas.getByRole('button', { name: '提交审核' }));
    await expect(canvas.getByRole('textbox', { name: '电话' })).toHaveAccessibleDescription(/至少填一项/);
    await userEvent.type(canvas.getByRole('textbox', { name: '邮箱' }), ' fae@example.com');
    await userEvent.click(canvas.getByRole('button', { name: '提交审核' }));
    const nothing = { phone: '', wechat: '', address: '', hours: '', visibility: 'members' };
    await expect(args.onSave).toHaveBeenCalledWith({ topic: 'support', name: '华南销售部', email: 'fae@example.com', ...nothing });
  },
};

/** 被驳回的：上面是原因，交过的都在。 */
export const Refused: Story = {
  args: { contactId: 13 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('上次没有通过：电话打不通')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '部门或姓名' })).toHaveValue('品质部');
    await expect(canvas.getByRole('radio', { name: '品质' })).toBeChecked();
  },
};

/** 服务说电话不对：话在那一栏，焦点也在。 */
export const Wrong: Story = {
  args: { contactId: 11 },
  beforeEach: ({ args }) => {
    const msg = '电话不正确，例如 0755-12345678 转 801';
    mocked(args.onSave).mockRejectedValue(new ApiError({ status: 422, reason: 'contact.wrong_fact', message: msg, fields: [{ field: 'phone', msg }] }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '提交审核' }));
    await expect(canvas.getByRole('textbox', { name: '电话' })).toHaveFocus();
  },
};

/** 要改的已经删除。 */
export const Gone: Story = { args: { contactId: 99 } };

/** 正在读取。 */
export const Loading: Story = { args: { kept: loading } };

/** 没读到。 */
export const Failed: Story = { args: { kept: failed(fn()) } };

/** 手机、很长的名字。 */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { kept: ready({ listing: { ...sampleListing, name: '很长的公司名'.repeat(10) }, contacts: ownContacts }), contactId: 13 },
};

/** 只用键盘。 */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const name = canvas.getByRole('textbox', { name: '部门或姓名' });
    await playKeys({ userEvent, step }, contactFormKeys, {
      send: {
        given: () => canvas.getByRole('textbox', { name: '电话' }).focus(),
        proves: async () => {
          await expect(name).toHaveFocus();
          await expect(args.onSave).not.toHaveBeenCalled();
        },
      },
    });
  },
};
