import { ApiError } from '@chippage/api/errors';
import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withDrafts } from '../../../parts/form/withDrafts.fixtures.tsx';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { CorrectionForm, type CorrectionFormProps } from './CorrectionForm.tsx';
import { correctionFormKeys } from './correctionFormKeys.ts';

const meta = {
  title: 'Features/Companies/CorrectionForm',
  component: CorrectionForm,
  tags: ['autodocs', 'experimental'],
  parameters: { keys: correctionFormKeys },
  args: {
    company: ready({ id: 22, name: '示例电子（深圳）有限公司' }),
    onUpload: fn(async () => ({ id: 91 })),
    onSend: fn<CorrectionFormProps['onSend']>(async () => undefined),
  },
  decorators: [withDrafts],
} satisfies Meta<typeof CorrectionForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const licence = new File(['licence'], 'licence.png', { type: 'image/png' });
const chooser = (canvasElement: HTMLElement) => canvasElement.querySelector<HTMLInputElement>('input[type=file]')!;

/** 公司在最上面；选一栏，写明，附上材料。 */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('combobox', { name: '哪一栏' });
    await expect(canvas.getByRole('heading', { level: 1, name: '纠正“示例电子（深圳）有限公司”的信息' })).toBeVisible();
    await expect(canvas.getByText(/本站不改来源的数据/)).toBeVisible();
    await userEvent.type(canvas.getByRole('combobox', { name: '哪一栏' }), '立案');
    // The open list takes the rest of the page away; leaving the field picks the only one left.
    await userEvent.tab();
    await userEvent.type(canvas.getByRole('textbox', { name: '哪里不对、正确的是什么' }), '案号写错了');
    await userEvent.click(canvas.getByRole('checkbox', { name: '我代表这家公司' }));
    await userEvent.upload(chooser(canvasElement), licence);
    await expect(await canvas.findByText(/已上传/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '提交纠错' }));
    await expect(args.onSend).toHaveBeenCalledWith({ block: 'case_filings', content: '案号写错了', isOwn: true, fileIds: [91] });
  },
};

/** 从一张表来的：栏目已经填好。 */
export const FromTable: Story = {
  args: { block: 'enforcements' },
  play: async ({ canvas }) => expect(await canvas.findByRole('combobox', { name: '哪一栏' })).toHaveValue('被执行人'),
};

/** 什么也没有写：一起说出来，焦点到第一个。 */
export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('combobox', { name: '哪一栏' });
    await userEvent.click(canvas.getByRole('button', { name: '提交纠错' }));
    await expect(canvas.getByRole('combobox', { name: '哪一栏' })).toHaveFocus();
    await expect(canvas.getByText('请上传能证明的材料，例如营业执照、登记通知书或来源网站的截图')).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** 同一栏正在处理：服务端的话，写的还在。 */
export const Refused: Story = {
  args: {
    block: 'staff',
    onSend: fn<CorrectionFormProps['onSend']>(() =>
      Promise.reject(new ApiError({ status: 200, reason: 'registry.correction_open', message: '你对这一栏的纠错正在处理，请等结果' })),
    ),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('combobox', { name: '哪一栏' });
    const content = canvas.getByRole('textbox', { name: '哪里不对、正确的是什么' });
    await userEvent.type(content, '李示例已离任');
    await userEvent.upload(chooser(canvasElement), licence);
    await expect(await canvas.findByText(/已上传/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '提交纠错' }));
    await expect((await canvas.findAllByText('你对这一栏的纠错正在处理，请等结果'))[0]).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: '哪一栏' })).toHaveFocus();
    await expect(content).toHaveValue('李示例已离任');
  },
};

/** 正在读取。 */
export const Loading: Story = { args: { company: loading } };

/** 公司没读到。 */
export const Failed: Story = { args: { company: failed(fn()) } };

/** 手机、很长的名称。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { company: ready({ id: 22, name: '示例很长的公司名'.repeat(10) }), block: 'delivery_notices' },
};

/** 只用键盘。 */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await canvas.findByRole('combobox', { name: '哪一栏' });
    const part = canvas.getByRole('combobox', { name: '哪一栏' });
    await playKeys({ userEvent, step }, correctionFormKeys, {
      pick: {
        given: async () => userEvent.type(part, '立案'),
        proves: async () => {
          await expect(part).toHaveValue('立案信息');
          await expect(args.onSend).not.toHaveBeenCalled();
        },
      },
      send: {
        given: async () => {
          await userEvent.type(canvas.getByRole('textbox', { name: '哪里不对、正确的是什么' }), '案号写错了');
          canvas.getByRole('button', { name: '提交纠错' }).focus();
        },
        proves: async () => {
          await expect(canvas.getByRole('button', { name: '选择文件' })).toHaveFocus();
          await expect(args.onSend).not.toHaveBeenCalled();
        },
      },
    });
  },
};
