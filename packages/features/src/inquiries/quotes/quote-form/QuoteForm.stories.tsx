import { ApiError } from '@chippage/api/errors';
import { dateCodeDoubt } from '@chippage/api/dateCode';
import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { withDrafts } from '../../../parts/form/withDrafts.fixtures.tsx';
import { demandRow, supplyRow } from '../../inquiries.fixtures.ts';
import { offer } from '../quotes.fixtures.ts';
import { QuoteForm, type QuoteFormProps } from './QuoteForm.tsx';
import { quoteFormKeys } from './quoteFormKeys.ts';

const now = new Date('2026-11-20T08:00:00.000Z');

const meta = {
  title: 'Features/Inquiries/QuoteForm',
  component: QuoteForm,
  tags: ['autodocs', 'stable'],
  parameters: { keys: quoteFormKeys },
  args: {
    row: demandRow(),
    draftKey: 'quote:row:1000101',
    doubtOf: (code) => dateCodeDoubt(code, { now }),
    onUpload: fn<QuoteFormProps['onUpload']>(async (_kind, _file, { onProgress }) => {
      onProgress(1);
      return { id: 77 };
    }),
    onSubmit: fn<QuoteFormProps['onSubmit']>(async () => undefined),
  },
  decorators: [withDrafts],
} satisfies Meta<typeof QuoteForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 给求购报价：币种、税、交货地照求购的；填单价就看到求购数量的合计。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('求购 5,000 只，目标单价 ¥6.20')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: '第 1 级单价' }), '6.85');
    await expect(canvas.getByText('¥34,250.00')).toBeVisible();
    await expect(canvas.getByText('5,000 只 × ¥6.85')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '发送报价' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        priceLadder: [{ minQuantity: 1, unitPrice: '6.85' }],
        currency: 'CNY',
        taxMode: 'tax13',
        place: 'SZ',
        validDays: 7,
        fileIds: [],
      }),
    );
  },
};

/** 键盘：加一级、填、去掉。 */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '第 1 级单价' }), '6.85');
    const add = canvas.getByRole('button', { name: '加一级' });
    await playKeys({ userEvent, step }, quoteFormKeys, {
      add: { given: () => add.focus(), proves: () => waitFor(() => expect(canvas.getByRole('textbox', { name: '第 2 级数量' })).toHaveFocus()) },
      fill: () => expect(canvas.getByText('¥31,000.00')).toBeVisible(),
      remove: async () => {
        await waitFor(() => expect(add).toHaveFocus());
        await expect(canvas.queryByRole('textbox', { name: '第 2 级数量' })).toBeNull();
        await expect(canvas.getByText('¥34,250.00')).toBeVisible();
      },
    });
  },
};

/** 写错的：一处一句，按下去就到那一格；数量多的单价不能更高。 */
export const Problems: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '加一级' }));
    await userEvent.click(canvas.getByRole('button', { name: '发送报价' }));
    await expect(canvas.getByText('有 3 处需要修改')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '第 1 级单价' })).toHaveFocus();
    await userEvent.type(canvas.getByRole('textbox', { name: '第 1 级单价' }), '6');
    await userEvent.type(canvas.getByRole('textbox', { name: '第 2 级数量' }), '1000');
    await userEvent.type(canvas.getByRole('textbox', { name: '第 2 级单价' }), '7');
    await expect(canvas.getByRole('textbox', { name: '第 2 级单价' })).toHaveAccessibleDescription('第 2 级的单价要比上一级低');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** 不可能的批号当场说；旧货要确认，不确认发不出去。 */
export const UsedAndDoubt: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '第 1 级单价' }), '2');
    await userEvent.type(canvas.getByRole('textbox', { name: '批号' }), '2560');
    await expect(canvas.getByText('批号 2560 不可能：一年没有第 60 周，请核对标签')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /成色/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'D4 旧货 翻新重打标' }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(canvas.getByText('这是旧货，买方会看到“旧货”标记')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '发送报价' }));
    const confirm = canvas.getByRole('checkbox', { name: '我确认这批是旧货，成色如实填写' });
    await waitFor(() => expect(confirm).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('button', { name: '发送报价' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ grade: 'd4', dateCode: '2560' }));
  },
};

/** 照片、COC 和检测报告各有各的地方；没传完的先等。 */
export const Files: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    await fireEvent.change(input!, { target: { files: [new File([new Uint8Array(9)], '标签.png', { type: 'image/png' })] } });
    await expect(await canvas.findByText('标签照片 1 张，建议 5 张')).toBeVisible();
    await expect(args.onUpload).toHaveBeenCalledWith('label', expect.any(File), expect.anything());
    await userEvent.type(canvas.getByRole('textbox', { name: '第 1 级单价' }), '6');
    await userEvent.click(canvas.getByRole('button', { name: '发送报价' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ fileIds: [77] }));
  },
};

/** 没传成功的文件：说出来，不发。 */
export const FileFailed: Story = {
  args: {
    onUpload: fn<QuoteFormProps['onUpload']>(async () => {
      throw new ApiError({ status: 200, reason: 'quote.unreadable_file', message: '只支持 PNG、JPEG 和 PDF，请确认文件没有损坏' });
    }),
  },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    await fireEvent.change(input!, { target: { files: [new File([new Uint8Array(9)], '标签.png', { type: 'image/png' })] } });
    await expect(await canvas.findByText('只支持 PNG、JPEG 和 PDF，请确认文件没有损坏')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: '第 1 级单价' }), '6');
    await userEvent.click(canvas.getByRole('button', { name: '发送报价' }));
    await expect(await canvas.findByText('请等文件传完，或移除没有传完的')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** 服务端说哪一级不对，就在那一级。 */
export const Refused: Story = {
  args: {
    onSubmit: fn<QuoteFormProps['onSubmit']>(async () => {
      throw new ApiError({
        status: 422,
        reason: 'quote.wrong_fact',
        message: '数量多的单价不能更高',
        fields: [{ field: 'priceLadder.0', msg: '数量多的单价不能更高' }],
      });
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const price = canvas.getByRole('textbox', { name: '第 1 级单价' });
    await userEvent.type(price, '6');
    await userEvent.click(canvas.getByRole('button', { name: '发送报价' }));
    await waitFor(() => expect(price).toHaveAccessibleDescription('数量多的单价不能更高'));
    await expect(price).toHaveValue('6');
  },
};

/** 求购数量少于起订量：合计照算，先说买不了。 */
export const BelowSmallest: Story = {
  args: { quantity: 500 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '第 1 级单价' }), '6');
    await userEvent.clear(canvas.getByRole('textbox', { name: '起订量' }));
    await userEvent.type(canvas.getByRole('textbox', { name: '起订量' }), '1000');
    await expect(canvas.getByText('起订 1,000 只，多于这个数量')).toBeVisible();
  },
};

/** 回复询价：照自己的供应填好，买方要的写在上面。 */
export const Answer: Story = { args: { row: supplyRow(), quantity: 5000, wish: { quantity: 5000, unitPrice: '0.07' }, draftKey: 'quote:7', onCancel: fn() } };

/** 改报价：原来的都在，文件可以去掉。 */
export const Change: Story = {
  args: { offer: offer(), draftKey: 'quote:8', onCancel: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '去掉标签照片 2' }));
    await userEvent.click(canvas.getByRole('button', { name: '改成这份报价' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ moq: 100, dateCode: '2435+', fileIds: [31, 33] }));
  },
};

/** 求购没有写数量：合计按起订量。 */
export const NoQuantity: Story = {
  args: { row: demandRow({ quantity: null, price: null, taxMode: null, place: null }) },
  play: async ({ canvas }) => expect(canvas.getByText('求购 数量不限')).toBeVisible(),
};

/** 很长的说明，手机。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { offer: offer({ remark: '原厂托盘，分两批发货也可以，运费按到付算；'.repeat(10), dateCode: '2435+/2440/2441 混批' }) },
};
/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
