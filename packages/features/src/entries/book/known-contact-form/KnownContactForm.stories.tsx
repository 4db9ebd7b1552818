import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withDrafts } from '../../../parts/form/withDrafts.fixtures.tsx';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { knownContacts } from '../book.fixtures.ts';
import { KnownContactForm } from './KnownContactForm.tsx';
import { knownContactFormKeys } from './knownContactFormKeys.ts';

const meta = {
  title: 'Features/Entries/KnownContactForm',
  component: KnownContactForm,
  tags: ['autodocs', 'experimental'],
  parameters: { keys: knownContactFormKeys },
  args: { contact: null, onSave: fn(async () => undefined) },
  decorators: [withDrafts],
} satisfies Meta<typeof KnownContactForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 只有姓名必填。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '姓名或部门' }), ' 林工');
    await userEvent.type(canvas.getByRole('textbox', { name: '备注（选填）' }), '负责 MCU');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(args.onSave).toHaveBeenCalledWith({ name: '林工', company: '', phone: '', email: '', wechat: '', note: '负责 MCU' });
  },
};

/** 从公司页面存下的：改动只有自己看得到。 */
export const Kept: Story = {
  args: { contact: ready(knownContacts[0]!) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '公司（选填）' })).toHaveValue('示例授权分销（深圳）有限公司');
    await expect(canvas.getByText(/公司的页面不变/)).toBeVisible();
  },
};

/** 正在读取要改的那一个。 */
export const Loading: Story = { args: { contact: loading } };

/** 没读到。 */
export const Failed: Story = { args: { contact: failed(fn()) } };

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } }, args: { contact: ready(knownContacts[1]!) } };

/** 只用键盘。 */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const name = canvas.getByRole('textbox', { name: '姓名或部门' });
    await playKeys({ userEvent, step }, knownContactFormKeys, {
      send: {
        given: () => canvas.getByRole('textbox', { name: '电话（选填）' }).focus(),
        proves: async () => {
          await expect(name).toHaveFocus();
          await expect(args.onSave).not.toHaveBeenCalled();
        },
      },
    });
  },
};
