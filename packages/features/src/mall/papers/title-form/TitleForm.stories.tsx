import { ApiError } from '@chippage/api/errors';
import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { sampleTitle, sampleTitles } from '../papers.fixtures.ts';
import { TitleForm } from './TitleForm.tsx';
import { titleFormKeys } from './titleFormKeys.ts';

const meta = {
  title: 'Features/Mall/InvoiceTitleForm',
  component: TitleForm,
  tags: ['autodocs', 'beta'],
  parameters: { keys: titleFormKeys },
  args: { onSave: fn(async () => undefined), onCancel: fn() },
} satisfies Meta<typeof TitleForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 企业普票：名称和税号就够。 */
export const Default: Story = {
  args: { onSave: fn(async () => undefined) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '发票抬头' }), '示例仪器（杭州）有限公司');
    await userEvent.type(canvas.getByRole('textbox', { name: '税号' }), '91330100ma2h00000l');
    await userEvent.click(canvas.getByRole('button', { name: '保存抬头' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ kind: 82, taxNo: '91330100MA2H00000L' })));
  },
};

/** 专票：注册地址、电话、开户行、账号都要填；没填的都说出来。 */
export const SpecialInvoice: Story = {
  args: { paper: sampleTitle({ address: null, tel: null, bankName: null, bankAccount: null }), onSave: fn(async () => undefined) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存抬头' }));
    await expect(canvas.getByRole('textbox', { name: '注册地址' })).toHaveFocus();
    await expect(canvas.getByText('有 4 处需要修改')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '开专票必须填写银行账号' }));
    await expect(canvas.getByRole('textbox', { name: '银行账号' })).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: '个人' })).toBeDisabled();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** 税号错了：离开这一栏就说哪里不对。 */
export const TaxNoWrong: Story = {
  play: async ({ canvas, userEvent }) => {
    const taxNo = canvas.getByRole('textbox', { name: '税号' });
    await userEvent.type(taxNo, '9133O100MA2H00000L');
    await expect(taxNo).toHaveAccessibleDescription('18 位统一社会信用代码');
    await userEvent.tab();
    await expect(taxNo).toHaveAccessibleDescription(/税号里没有“O”/);
    await userEvent.clear(taxNo);
    await userEvent.type(taxNo, '91330100MA2H00000L');
    await expect(taxNo).toHaveAccessibleDescription('18 位统一社会信用代码');
  },
};

/** 键盘：税号离开就判；没填的，清单的每一句通向它的栏；换成专票要填的多了。 */
export const Keyboard: Story = {
  args: { onSave: fn(async () => undefined) },
  play: async ({ canvas, userEvent, args, step }) => {
    const taxNo = canvas.getByRole('textbox', { name: '税号' });
    await playKeys({ userEvent, step }, titleFormKeys, {
      leave: {
        given: () => taxNo.focus(),
        proves: async () => {
          await expect(taxNo).toHaveAccessibleDescription(/税号里没有“O”/);
          await expect(taxNo).not.toHaveFocus();
        },
      },
      send: {
        given: () => taxNo.focus(),
        proves: async () => {
          await expect(canvas.getByRole('textbox', { name: '发票抬头' })).toHaveFocus();
          await expect(args.onSave).not.toHaveBeenCalled();
        },
      },
      jump: {
        given: () => canvas.getByRole('button', { name: /^税号里没有“O”/ }).focus(),
        proves: () => expect(taxNo).toHaveFocus(),
      },
      kind: {
        given: () => canvas.getByRole('radio', { name: /^数电普票/ }).focus(),
        proves: async () => {
          await expect(canvas.getByRole('radio', { name: /^数电专票/ })).toBeChecked();
          await expect(canvas.getByRole('textbox', { name: '银行账号' })).toBeVisible();
          await expect(canvas.getByRole('radio', { name: '个人' })).toBeDisabled();
        },
      },
    });
  },
};

/** 个人：只有姓名和邮箱。 */
export const PersonalTitle: Story = {
  args: { paper: sampleTitles[1] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '姓名' })).toHaveValue('林深');
    await expect(canvas.queryByRole('textbox', { name: '税号' })).toBeNull();
  },
};

const refused = new ApiError({
  status: 422,
  reason: 'mall.taxNo',
  message: '税号不正确，请核对统一社会信用代码的每一位',
  fields: [{ field: 'taxNo', msg: '税号不正确，请核对统一社会信用代码的每一位' }],
});

/** 服务器说税号不对，写在税号下面。 */
export const FieldErrors: Story = {
  args: { paper: sampleTitle(), onSave: fn(async () => Promise.reject(refused)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存抬头' }));
    const taxNo = canvas.getByRole('textbox', { name: '税号' });
    await waitFor(() => expect(taxNo).toHaveFocus());
    await expect(taxNo).toHaveAccessibleDescription(/税号不正确，请核对/);
  },
};

/** 手机。 */
export const Narrow: Story = {
  args: { paper: sampleTitle() },
  globals: { viewport: { value: 'w360' } },
};
