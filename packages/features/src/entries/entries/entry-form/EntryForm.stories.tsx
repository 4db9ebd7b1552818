import { ApiError } from '@chippage/api/errors';
import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked } from 'storybook/test';
import { withDrafts } from '../../../parts/form/withDrafts.fixtures.tsx';
import { loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { myEntries } from '../entries.fixtures.ts';
import { EntryForm } from './EntryForm.tsx';
import { entryFormKeys } from './entryFormKeys.ts';

const meta = {
  title: 'Features/Entries/EntryForm',
  component: EntryForm,
  tags: ['autodocs', 'experimental'],
  args: { kind: 'brand', entry: null, onSave: fn(async () => undefined) },
  parameters: { keys: entryFormKeys },
  decorators: [withDrafts],
} satisfies Meta<typeof EntryForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 填好就交：国家写名字或代码，发代码；网站补上开头。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '名称' }), 'Jialing Semi');
    await userEvent.type(canvas.getByRole('textbox', { name: /^国家或地区/ }), 'cn');
    await expect(canvas.getByRole('textbox', { name: /^国家或地区/ })).toHaveAccessibleDescription('会记为：中国');
    await userEvent.type(canvas.getByRole('textbox', { name: /^网站/ }), 'www.jialing.example.com');
    await userEvent.type(canvas.getByRole('textbox', { name: '在哪里可以查到' }), '官网首页');
    await userEvent.click(canvas.getByRole('button', { name: '提交审核' }));
    const facts = { name: 'Jialing Semi', nameCn: '', country: 'CN', website: 'https://www.jialing.example.com' };
    await expect(args.onSave).toHaveBeenCalledWith({ ...facts, evidence: '官网首页', agentKind: 'authorized' });
  },
};

/** 代理商还要说怎样销售。 */
export const Agent: Story = {
  args: { kind: 'agent' },
  play: async ({ canvas }) => expect(canvas.getByRole('radio', { name: /^授权代理/ })).toBeChecked(),
};

/** 被驳回的一条：上面是原因，原来填的都在。 */
export const Refused: Story = {
  args: { kind: 'agent', entry: ready(myEntries[1]!) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('上次没有通过：官网打不开，请换一个能查到的地址')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /^目录分销/ })).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: /^国家或地区/ })).toHaveValue('中国');
  },
};

/** 目录里已经有了：话在名称那一栏，焦点也在。 */
export const Taken: Story = {
  args: { entry: ready({ ...myEntries[0]!, name: '3PEAK' }) },
  beforeEach: ({ args }) => {
    const msg = '目录里已经有“3PEAK”，不用再补充';
    mocked(args.onSave).mockRejectedValue(new ApiError({ status: 422, reason: 'entry.wrong_fact', message: msg, fields: [{ field: 'name', msg }] }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '提交审核' }));
    const name = canvas.getByRole('textbox', { name: '名称' });
    await expect(name).toHaveAccessibleDescription(/目录里已经有“3PEAK”/);
    await expect(name).toHaveFocus();
  },
};

/** 国家写得不清楚：说可能是哪些。 */
export const CountryUnclear: Story = {
  play: async ({ canvas, userEvent }) => {
    const country = canvas.getByRole('textbox', { name: /^国家或地区/ });
    await userEvent.type(country, '国');
    await userEvent.click(canvas.getByRole('button', { name: '提交审核' }));
    await expect(country).toHaveAccessibleDescription(/请写全名，可能是：中国、中国香港、中国台湾、美国/);
    await userEvent.clear(country);
    await userEvent.type(country, '亚特兰蒂斯');
    await expect(country).toHaveAccessibleDescription(/没有找到这个国家或地区/);
  },
};

/** 正在读取要改的那一条。 */
export const Loading: Story = { args: { entry: loading } };

/** 手机、很长的名字。 */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { kind: 'trader', entry: ready({ ...myEntries[0]!, nameCn: '很长的公司名'.repeat(12), reason: '很长的原因。'.repeat(20) }) },
};

/** 只用键盘。 */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const name = canvas.getByRole('textbox', { name: '名称' });
    const evidence = canvas.getByRole('textbox', { name: '在哪里可以查到' });
    await playKeys({ userEvent, step }, entryFormKeys, {
      send: {
        given: () => name.focus(),
        proves: async () => {
          await expect(name).toHaveFocus();
          await expect(name).toHaveAccessibleDescription(/请填写名称/);
          await expect(args.onSave).not.toHaveBeenCalled();
        },
      },
      jump: {
        given: () => canvas.getByRole('button', { name: /^请写明在哪里可以查到/ }).focus(),
        proves: () => expect(evidence).toHaveFocus(),
      },
    });
  },
};
