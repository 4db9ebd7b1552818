import { ApiError } from '@chippage/api/errors';
import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked } from 'storybook/test';
import { withDrafts } from '../../../parts/form/withDrafts.fixtures.tsx';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { ownLines } from '../production.fixtures.ts';
import { ProductionForm } from './ProductionForm.tsx';
import { productionFormKeys } from './productionFormKeys.ts';

const certificate = new File(['%PDF-1.7'], '证书.pdf', { type: 'application/pdf' });

const meta = {
  title: 'Features/Enterprise/ProductionForm',
  component: ProductionForm,
  tags: ['autodocs', 'experimental'],
  parameters: { keys: productionFormKeys },
  args: { lines: ready(ownLines), lineId: null, onUpload: fn(async () => ({ id: 91 })), onSave: fn(async () => undefined) },
  decorators: [withDrafts],
} satisfies Meta<typeof ProductionForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 新增：写了认证要上传证书；一行一个。 */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '名称' }), 'SMT 贴片线 3');
    await userEvent.type(canvas.getByRole('textbox', { name: /^认证/ }), 'ISO 9001:2015\nIATF 16949');
    await userEvent.click(canvas.getByRole('button', { name: '提交审核' }));
    await expect(canvas.getByText('写了认证，请上传证书；没有证书就把认证留空')).toBeVisible();
    await userEvent.upload(canvasElement.querySelector<HTMLInputElement>('input[type=file]')!, certificate);
    await expect(await canvas.findByText('已上传')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '提交审核' }));
    const facts = { name: 'SMT 贴片线 3', equipment: '', capacity: '', certificates: ['ISO 9001:2015', 'IATF 16949'], fileIds: [91] };
    await expect(args.onSave).toHaveBeenCalledWith(facts);
  },
};

/** 被驳回的：上面是原因，交过的都在，原来的证书还在。 */
export const Refused: Story = {
  args: { lineId: 11 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('上次没有通过：证书已过期，请上传有效期内的证书')).toBeVisible();
    await expect(canvas.getByText('已有 1 份证书；重新上传会替换它们')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '提交审核' }));
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ certificates: ['ISO 14001'], fileIds: [] }));
  },
};

/** 服务说没有改动：话在上面。 */
export const Unchanged: Story = {
  args: { lineId: 9 },
  beforeEach: ({ args }) => {
    mocked(args.onSave).mockRejectedValue(new ApiError({ status: 200, reason: 'production.unchanged', message: '没有改动，和页面上的一样' }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '提交审核' }));
    await expect(await canvas.findByText('没有改动，和页面上的一样')).toBeVisible();
  },
};

/** 要改的已经删除。 */
export const Gone: Story = { args: { lineId: 99 } };

/** 没有权限：说谁有。 */
export const NoRight: Story = {
  args: { lines: { status: 'failed', code: 'enterprise.right_missing', message: '你在企业里是采购，不能发布内容；请联系负责人、编辑', onRetry: fn() } },
};

/** 正在读取。 */
export const Loading: Story = { args: { lines: loading } };

/** 没读到。 */
export const Failed: Story = { args: { lines: failed(fn()) } };

/** 手机、很长的原因。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { lines: ready(ownLines.map((line) => ({ ...line, reason: '很长的原因。'.repeat(20) }))), lineId: 11 },
};

/** 只用键盘。 */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await playKeys({ userEvent, step }, productionFormKeys, {
      send: {
        given: () => canvas.getByRole('textbox', { name: /^产能/ }).focus(),
        proves: async () => {
          await expect(canvas.getByRole('textbox', { name: '名称' })).toHaveFocus();
          await expect(args.onSave).not.toHaveBeenCalled();
        },
      },
    });
  },
};
