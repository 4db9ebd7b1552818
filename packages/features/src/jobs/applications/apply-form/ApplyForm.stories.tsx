import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { withDrafts } from '../../../parts/form/withDrafts.fixtures.tsx';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { sampleJob, sampleJobs } from '../../jobs.fixtures.ts';
import { ApplyForm } from './ApplyForm.tsx';
import { applyFormKeys } from './applyFormKeys.ts';

const meta = {
  title: 'Features/Jobs/ApplyForm',
  component: ApplyForm,
  tags: ['autodocs', 'experimental'],
  parameters: { keys: applyFormKeys },
  args: { job: ready(sampleJob), mobile: '138****1234', onUpload: fn(async () => ({ id: 71 })), onApply: fn(async () => undefined) },
  decorators: [withDrafts],
} satisfies Meta<typeof ApplyForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const file = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

/** 写明保存多久；电话不填就用登录的手机号；传一份简历，投出去。 */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText(/保存 90 天后自动删除/)).toBeVisible();
    await userEvent.type(await canvas.findByRole('textbox', { name: '姓名' }), '陈一');
    await expect(canvas.getByRole('textbox', { name: '电话' })).toHaveAccessibleDescription('不填就用你的登录手机号 138****1234');
    await userEvent.click(canvas.getByRole('button', { name: '投递' }));
    await expect(await canvas.findByText('请先上传简历')).toBeVisible();
    await userEvent.upload(canvasElement.querySelector('input[type="file"]') as HTMLInputElement, file('简历.pdf'));
    await waitFor(() => expect(canvas.getByText('已上传')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: '投递' }));
    await waitFor(() => expect(args.onApply).toHaveBeenCalledWith({ name: '陈一', message: '', fileId: 71 }));
  },
};

/** 没有登录手机号：要填电话。 */
export const WithoutMobile: Story = {
  args: { mobile: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '姓名' }), '陈一');
    await userEvent.click(canvas.getByRole('button', { name: '投递' }));
    await expect(canvas.getByRole('textbox', { name: '电话' })).toHaveAccessibleDescription(/公司能联系到你的电话/);
  },
};

/** 已经投递过。 */
export const Applied: Story = {
  args: { job: ready({ ...sampleJob, appliedTime: '2026-11-20T02:00:00.000Z' }) },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '看我的投递' })).toHaveAttribute('href', '/userCenter/applications'),
};

/** 自己公司的。 */
export const Own: Story = { args: { job: ready({ ...sampleJob, isOwn: true }) } };

/** 已到期。 */
export const Expired: Story = { args: { job: ready({ ...sampleJob, state: 'expired' }) } };

/** 示例公司的职位。 */
export const Sample: Story = { args: { job: ready({ ...sampleJob, company: sampleJobs[1]!.company }) } };

/** 正在加载。 */
export const Loading: Story = { args: { job: loading } };

/** 没有加载出来。 */
export const Failed: Story = { args: { job: failed(fn()) } };

/** 手机、很长的名称。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { job: ready({ ...sampleJob, title: '很长的职位名称'.repeat(5), company: { ...sampleJob.company, name: '很长的公司名称'.repeat(6) } }) },
};

/** 只用键盘。 */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const name = await canvas.findByRole('textbox', { name: '姓名' });
    await playKeys({ userEvent, step }, applyFormKeys, {
      send: {
        given: () => name.focus(),
        proves: async () => {
          await expect(name).toHaveFocus();
          await expect(name).toHaveAccessibleDescription(/请填写姓名/);
          await expect(args.onApply).not.toHaveBeenCalled();
        },
      },
    });
  },
};
