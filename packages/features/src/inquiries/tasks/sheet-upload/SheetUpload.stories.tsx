import { ApiError } from '@chippage/api/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { needsCompany } from '../../../parts/company-need/companyNeed.fixtures.ts';
import { SheetUpload } from './SheetUpload.tsx';

const meta = {
  title: 'Features/Inquiries/SheetUpload',
  component: SheetUpload,
  tags: ['autodocs', 'stable'],
  args: { kind: 'stock', need: null, progress: null, onUpload: fn(async () => undefined), onTemplate: fn(async () => undefined) },
} satisfies Meta<typeof SheetUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = (canvasElement: HTMLElement) => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no field for a file');
  return input;
};

/** 库存或求购；选好文件就上传。 */
export const Default: Story = {
  play: async ({ canvasElement, canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /求购/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /匿名发布/ }));
    const file = new File(['型号\nLM358DR'], '求购.csv', { type: 'text/csv' });
    await userEvent.upload(choose(canvasElement), file);
    await expect(args.onUpload).toHaveBeenCalledWith({ kind: 'demand', file, isAnonymous: true });
    await userEvent.click(canvas.getByRole('button', { name: '下载模板' }));
    await expect(args.onTemplate).toHaveBeenCalledWith('demand', '求购模板');
  },
};

/** 旧版 .xls：说怎么办，不上传。 */
export const WrongKind: Story = {
  play: async ({ canvasElement, canvas, args }) => {
    // As it is dropped: the browser's own choice would not offer it.
    await fireEvent.change(choose(canvasElement), { target: { files: [new File(['x'], '库存.xls')] } });
    await expect(await canvas.findByText(/另存为 .xlsx/)).toBeVisible();
    await expect(args.onUpload).not.toHaveBeenCalled();
  },
};

/** 上一份还没有完成。 */
export const Open: Story = {
  args: {
    onUpload: fn(async () => {
      throw new ApiError({ status: 200, reason: 'task.open', message: '“十月库存.xlsx”还没有完成。请先在任务列表里开始导入或取消它，再上传新的表格' });
    }),
  },
  play: async ({ canvasElement, canvas, userEvent }) => {
    await userEvent.upload(choose(canvasElement), new File(['型号\nA'], '库存.csv'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('还没有完成');
  },
};

/** 没有认证的公司：说为什么，去哪里办。 */
export const NeedsCompany: Story = {
  args: { need: needsCompany },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '去企业管理' })).toHaveAttribute('href', '/userCenter/manage/companyManage'),
};

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
