import { ApiError } from '@chippage/api/errors';
import { AnnouncerProvider } from '@chippage/ui/Announcer';
import { Button } from '@chippage/ui/Button';
import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, mocked, waitFor, within } from 'storybook/test';
import { sampleOrder } from '../../orders/orders.fixtures.ts';
import { withDrafts } from '../../../parts/form/withDrafts.fixtures.tsx';
import { ReceiptUpload, type ReceiptUploadProps } from './ReceiptUpload.tsx';
import { receiptUploadKeys } from './receiptUploadKeys.ts';

type OnUpload = ReceiptUploadProps['onUpload'];
const pdf = (name = '电子回单.pdf', size = 184_220) => new File([new Uint8Array(size)], name, { type: 'application/pdf' });
const kept: OnUpload = async (file, { onProgress }) => {
  onProgress(1);
  return { id: 91, name: file.name, type: file.type, sizeBytes: file.size, url: '/mall/pay/receipt/content/91' };
};

/** 读屏听到的话。 */
const said = fn<(text: string, options?: { level?: string }) => void>();

const meta = {
  title: 'Features/Mall/ReceiptUpload',
  component: ReceiptUpload,
  tags: ['autodocs', 'stable'],
  parameters: { keys: receiptUploadKeys },
  args: { order: sampleOrder(), onUpload: fn(kept), onSubmit: fn(async (..._vars: unknown[]) => undefined) },
  decorators: [
    (Story) => (
      <AnnouncerProvider announce={said}>
        <Story />
      </AnnouncerProvider>
    ),
  ],
  beforeEach: () => void said.mockClear(),
} satisfies Meta<typeof ReceiptUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Gives files as the system's window does. */
async function choose(canvasElement: HTMLElement, ...files: File[]) {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no input for files.');
  await fireEvent.change(input, { target: { files } });
}

/** Types the day of the payment, as a person does. */
async function payOn(canvas: ReturnType<typeof within>, userEvent: { keyboard: (keys: string) => Promise<void> }) {
  within(canvas.getByRole('group', { name: '付款日期' }))
    .getAllByRole('spinbutton')[0]
    ?.focus();
  await userEvent.keyboard('20261116');
}

/** 金额和户名已填好；传一个文件、选日期，就能提交。 */
export const Default: Story = {
  parameters: { waivers: { live: { because: '敲一位念一位，是 React Aria 给读屏的回声；脚本敲得比人快', until: '2027-01-11' } } },
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: '付款金额（CNY）' })).toHaveValue('1634.73');
    await choose(canvasElement, pdf());
    await expect(await canvas.findByText('已上传')).toBeVisible();
    await payOn(canvas, userEvent);
    await userEvent.type(canvas.getByRole('textbox', { name: '付款账号后四位（可不填）' }), '6621');
    await userEvent.click(canvas.getByRole('button', { name: '提交凭证' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ amount: '1634.73', payerName: '示例仪器（杭州）有限公司', accountTail: '6621', paidOn: '2026-11-16', fileIds: [91] }),
    );
  },
};

/** 键盘：没有文件、金额差一分都不提交，焦点到要改的地方；移除最后一个文件，焦点到选择文件。 */
export const Keyboard: Story = {
  play: async ({ canvas, canvasElement, args, userEvent, step }) => {
    const amount = canvas.getByRole('textbox', { name: '付款金额（CNY）' });
    await playKeys({ userEvent, step }, receiptUploadKeys, {
      empty: {
        given: () => amount.focus(),
        proves: async () => {
          await expect(await canvas.findByText('请上传付款凭证，PNG、JPEG 或 PDF')).toBeVisible();
          await expect(canvas.getByRole('button', { name: '选择文件' })).toHaveFocus();
        },
      },
      wrong: {
        given: async () => {
          await choose(canvasElement, pdf());
          await canvas.findByText('已上传');
          await userEvent.click(amount);
        },
        proves: async () => {
          await expect(amount).toHaveValue('1634.72');
          await expect(await canvas.findByText('应与订单合计 ¥1,634.73 一致，请核对')).toBeVisible();
          await expect(amount).toHaveFocus();
        },
      },
      remove: {
        given: () => canvas.getByRole('button', { name: '移除 电子回单.pdf' }).focus(),
        proves: async () => {
          await expect(canvas.queryByRole('list', { name: '已选的文件' })).toBeNull();
          await waitFor(() => expect(canvas.getByRole('button', { name: '选择文件' })).toHaveFocus());
        },
      },
    });
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** 类型和大小不对的当场说；超过 5 个的不加入。 */
export const RefusedFiles: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const words = new File(['x'], '合同.docx', { type: 'application/msword' });
    await choose(canvasElement, words, pdf('太大.pdf', 10 * 1024 * 1024 + 1), pdf('1.pdf'), pdf('2.pdf'), pdf('3.pdf'), pdf('4.pdf'));
    await expect(await canvas.findByText('只支持 PNG、JPEG 和 PDF')).toBeVisible();
    await expect(canvas.getByText('超过 10 MB，请压缩后再上传')).toBeVisible();
    await expect(canvas.getByText('最多 5 个文件，多出的 1 个没有加入')).toBeVisible();
    await expect(args.onUpload).toHaveBeenCalledTimes(3);
    await waitFor(() => expect(said).toHaveBeenCalledWith('合同.docx 上传失败：只支持 PNG、JPEG 和 PDF', { level: 'assertive' }));
  },
};

/** 正在传：看得到进度，可以取消。 */
export const Uploading: Story = {
  args: {
    onUpload: fn<OnUpload>((_file, { signal, onProgress }) => {
      onProgress(0.4);
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('off', 'AbortError')));
      });
    }),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await choose(canvasElement, pdf());
    await waitFor(() => expect(canvas.getByRole('progressbar', { name: '正在上传 电子回单.pdf' })).toHaveAttribute('aria-valuenow', '40'));
    await waitFor(() => expect(said.mock.calls).toEqual([['已上传 25%']]));
    await userEvent.click(canvas.getByRole('button', { name: '取消上传 电子回单.pdf' }));
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

/** 断网：可以重试；第二次传成了。 */
export const Retry: Story = {
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    mocked(args.onUpload).mockRejectedValueOnce(new ApiError({ status: 0, reason: 'network.unreachable', message: '网络连接失败，请检查网络后重试' }));
    await choose(canvasElement, pdf());
    const item = (await canvas.findByText('网络连接失败，请检查网络后重试')).closest('li');
    if (!item) throw new Error('A file stands in a list.');
    await waitFor(() => expect(said.mock.calls).toEqual([['电子回单.pdf 上传失败：网络连接失败，请检查网络后重试', { level: 'assertive' }]]));
    await userEvent.click(within(item).getByRole('button', { name: '重试 电子回单.pdf' }));
    await expect(await canvas.findByText('已上传')).toBeVisible();
    await waitFor(() => expect(said).toHaveBeenLastCalledWith('上传完成，共 1 个文件'));
  },
};

/** 服务端说金额不对：写在那一栏。 */
export const ServerRefusal: Story = {
  parameters: { waivers: { live: { because: '敲一位念一位，是 React Aria 给读屏的回声；脚本敲得比人快', until: '2027-01-18' } } },
  args: {
    onSubmit: fn(async () => {
      throw new ApiError({ status: 200, reason: 'receipt.amount', message: '凭证金额应与订单合计 1634.73 一致，请核对' });
    }),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await choose(canvasElement, pdf());
    await canvas.findByText('已上传');
    await payOn(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: '提交凭证' }));
    await expect(await canvas.findByText('凭证金额应与订单合计 1634.73 一致，请核对')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '付款金额（CNY）' })).toHaveFocus();
  },
};

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };

/** 刷新之后：金额、户名和日期都在，文件要重新选。 */
export const Reloaded: Story = {
  parameters: { waivers: { live: { because: '敲一位念一位，是 React Aria 给读屏的回声；脚本敲得比人快', until: '2027-01-25' } } },
  decorators: [withDrafts],
  render: function Reloaded(args) {
    const [times, setTimes] = useState(0);
    return (
      <>
        <Button variant="outline" onPress={() => setTimes(times + 1)}>
          刷新
        </Button>
        <ReceiptUpload key={times} {...args} />
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const payer = () => canvas.getByRole('textbox', { name: '付款人户名' });
    const amount = () => canvas.getByRole('textbox', { name: '付款金额（CNY）' });
    await choose(canvasElement, pdf());
    await canvas.findByText('已上传');
    await userEvent.clear(payer());
    await userEvent.type(payer(), '另一家公司');
    await userEvent.clear(amount());
    await userEvent.type(amount(), '1634.7');
    await payOn(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: '刷新' }));
    await expect(await canvas.findByText('已恢复上次没有提交的内容')).toBeVisible();
    await expect(payer()).toHaveValue('另一家公司');
    await expect(amount()).toHaveValue('1634.7');
    await expect(canvas.getByRole('group', { name: '付款日期' })).toHaveTextContent(/2026.*11.*16/);
    await expect(canvas.queryByText('电子回单.pdf')).toBeNull();
  },
};
