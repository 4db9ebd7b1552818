import { ApiError } from '@chippage/api/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { askedTerms, sampleStanding, sampleTerms } from '../credit.fixtures.ts';
import { CreditApply } from './CreditApply.tsx';

const meta = {
  title: 'Features/Mall/CreditApply',
  component: CreditApply,
  tags: ['autodocs', 'stable'],
  args: { standing: ready(sampleStanding()), onApply: fn(async () => undefined) },
} satisfies Meta<typeof CreditApply>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 填额度和账期；没填额度先说出来。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '提交申请' }));
    await expect(canvas.getByRole('textbox', { name: '希望的额度（元）' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: '希望的额度（元）' })).toHaveAccessibleDescription(/请填写额度/);
    await userEvent.type(canvas.getByRole('textbox', { name: '希望的额度（元）' }), '50000');
    await userEvent.click(canvas.getByRole('radio', { name: '月结 60 天' }));
    await userEvent.type(canvas.getByRole('textbox', { name: '说明（选填）' }), '每月采购 MCU');
    await userEvent.click(canvas.getByRole('button', { name: '提交申请' }));
    await waitFor(() => expect(args.onApply).toHaveBeenCalledWith({ merchantId: 7, limit: '50000', days: 60, note: '每月采购 MCU' }));
  },
};

/** 服务端没有收：话写在表单上面。 */
export const Refused: Story = {
  args: { onApply: fn(() => Promise.reject(new ApiError({ status: 409, reason: 'credit.own', message: '这是你们公司自己的店铺，不能向它申请月结' }))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '希望的额度（元）' }), '50000');
    await userEvent.click(canvas.getByRole('button', { name: '提交申请' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('这是你们公司自己的店铺');
  },
};

/** 已经申请，等审核。 */
export const Applied: Story = {
  args: { standing: ready(sampleStanding({ terms: askedTerms(), mayApply: false })) },
  play: async ({ canvas }) => expect(canvas.getByText('2026-09-28 10:10 申请：¥80,000.00，月结 60 天。')).toBeVisible(),
};

/** 已经有了：写出额度和还剩多少。 */
export const InForce: Story = { args: { standing: ready(sampleStanding({ terms: sampleTerms(), mayApply: false })) } };

/** 没有认证的企业。 */
export const NoCompany: Story = {
  args: { standing: ready(sampleStanding({ company: null, mayApply: false, whyNot: '月结给认证过的企业用，请先认证企业' })) },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '认证企业' })).toHaveAttribute('href', '/userCenter/manage/companyManage'),
};

export const Loading: Story = { args: { standing: loading } };
export const Failed: Story = { args: { standing: failed(fn()) } };

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
