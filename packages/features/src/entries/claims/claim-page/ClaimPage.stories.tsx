import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withDrafts } from '../../../parts/form/withDrafts.fixtures.tsx';
import { ago, failed, HOUR_MS, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { sampleClaim, sampleListing } from '../claims.fixtures.ts';
import { claimPageKeys } from './claimPageKeys.ts';
import { ClaimPage } from './ClaimPage.tsx';

const owned = { ...sampleListing, claim: { ...sampleClaim, state: 'approved' as const } };
const change = {
  id: 3,
  before: sampleListing.facts,
  after: { ...sampleListing.facts, website: 'https://new.example.com/' },
  state: 'reviewing' as const,
  reason: null,
  submitTime: ago(HOUR_MS),
};

const meta = {
  title: 'Features/Entries/ClaimPage',
  component: ClaimPage,
  tags: ['autodocs', 'experimental'],
  parameters: { keys: claimPageKeys },
  args: { listing: ready(sampleListing), onUpload: fn(async () => ({ id: 91 })), onClaim: fn(async () => undefined), onChange: fn(async () => undefined) },
  decorators: [withDrafts],
} satisfies Meta<typeof ClaimPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 认领：公司、职务，公司邮箱或证明文件。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '公司全称' }), '北辰分销（深圳）有限公司');
    await userEvent.type(canvas.getByRole('textbox', { name: '你的职务' }), '市场专员');
    await userEvent.click(canvas.getByRole('button', { name: '提交认领' }));
    await expect(canvas.getByText('请上传授权书、营业执照或工牌，或者填写公司的邮箱')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /^公司邮箱/ }), 'li@beichen.example.com');
    await userEvent.click(canvas.getByRole('button', { name: '提交认领' }));
    const claim = { company: '北辰分销（深圳）有限公司', position: '市场专员', workEmail: 'li@beichen.example.com', fileIds: [] };
    await expect(args.onClaim).toHaveBeenCalledWith(claim);
  },
};

/** 审核中：没有表单。 */
export const Waiting: Story = {
  args: { listing: ready({ ...sampleListing, claim: sampleClaim }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('审核中')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '提交认领' })).toBeNull();
  },
};

/** 被驳回：原因在表单上面。 */
export const Refused: Story = {
  args: { listing: ready({ ...sampleListing, claim: { ...sampleClaim, state: 'refused', reason: '授权书看不清' } }) },
  play: async ({ canvas }) => expect(canvas.getByText('上次没有通过：授权书看不清')).toBeVisible(),
};

/** 通过以后改资料。 */
export const Owner: Story = {
  args: { listing: ready(owned) },
  play: async ({ args, canvas, userEvent }) => {
    // The form loads when it is needed.
    const website = await canvas.findByRole('textbox', { name: /^网站/ });
    await userEvent.clear(website);
    await userEvent.type(website, 'new.example.com');
    await userEvent.click(canvas.getByRole('button', { name: '提交修改' }));
    await expect(args.onChange).toHaveBeenCalledWith({ nameCn: '北辰分销', country: 'CN', website: 'https://new.example.com' });
  },
};

/** 修改审核中：表单里是改成的，说页面上还是原来的。 */
export const ChangeWaiting: Story = {
  args: { listing: ready({ ...owned, change }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^网站/ })).toHaveValue('https://new.example.com/');
    await expect(canvas.getByText('修改审核中')).toBeVisible();
  },
};

/** 修改被驳回。 */
export const ChangeRefused: Story = { args: { listing: ready({ ...owned, change: { ...change, state: 'refused', reason: '网站打不开' } }) } };

/** 正在读取。 */
export const Loading: Story = { args: { listing: loading } };

/** 没读到。 */
export const Failed: Story = { args: { listing: failed(fn()) } };

/** 手机、很长的名字。 */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { listing: ready({ ...sampleListing, name: '很长的公司名'.repeat(12) }) },
};

/** 只用键盘。 */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await playKeys({ userEvent, step }, claimPageKeys, {
      send: {
        given: () => canvas.getByRole('textbox', { name: '公司全称' }).focus(),
        proves: async () => {
          await expect(canvas.getByRole('textbox', { name: '公司全称' })).toHaveFocus();
          await expect(canvas.getByText('请上传授权书、营业执照或工牌，或者填写公司的邮箱')).toBeVisible();
          await expect(args.onClaim).not.toHaveBeenCalled();
        },
      },
      prove: {
        given: async () => {
          await userEvent.type(canvas.getByRole('textbox', { name: '公司全称' }), '北辰分销（深圳）有限公司');
          await userEvent.type(canvas.getByRole('textbox', { name: '你的职务' }), '市场专员');
        },
        proves: async () => {
          await expect(canvas.getByRole('button', { name: '选择文件' })).toHaveFocus();
          await expect(args.onClaim).not.toHaveBeenCalled();
        },
      },
    });
  },
};
