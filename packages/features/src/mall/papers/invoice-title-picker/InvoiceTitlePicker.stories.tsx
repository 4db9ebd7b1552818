import type { InvoiceTitle } from '@chippage/api/types';
import { stateful } from '@chippage/ui/storyState';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { sampleTitle, sampleTitles } from '../papers.fixtures.ts';
import { InvoiceTitlePicker, type InvoiceTitlePickerProps } from './InvoiceTitlePicker.tsx';

const ready = (data: InvoiceTitle[]): InvoiceTitlePickerProps['titles'] => ({ status: 'ready', data });

const meta = {
  title: 'Features/Mall/InvoiceTitlePicker',
  component: InvoiceTitlePicker,
  tags: ['autodocs', 'stable'],
  args: { titles: ready(sampleTitles), value: 1, onChange: fn(), onAdd: fn(async () => sampleTitle({ id: 2 })), onEdit: fn(async () => undefined) },
  render: stateful(InvoiceTitlePicker, { value: 'onChange' }),
} satisfies Meta<typeof InvoiceTitlePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 不开发票也是一个选项；账号只显示末四位。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radio', { name: /示例仪器/ })).toBeChecked();
    await expect(canvas.getByText('示例银行杭州滨江支行，****0472')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '不开发票' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

/** 新增：保存后就选中它。 */
export const Add: Story = {
  args: { value: null, onChange: fn(), onAdd: fn(async () => sampleTitle({ id: 2 })) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '新增发票抬头' }));
    const dialog = within(await screen.findByRole('dialog', { name: '新增发票抬头' }, { timeout: 5000 }));
    await userEvent.click(dialog.getByRole('radio', { name: '个人' }));
    await userEvent.type(dialog.getByRole('textbox', { name: '姓名' }), '林深');
    await userEvent.click(dialog.getByRole('button', { name: '保存抬头' }));
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledWith(expect.objectContaining({ kind: 82, titleType: 'person', buyerName: '林深', taxNo: '' })));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(2));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** 没有抬头：默认不开发票。 */
export const Empty: Story = {
  args: { titles: ready([]), value: null },
  play: async ({ canvas }) => expect(canvas.getByRole('radio', { name: '不开发票' })).toBeChecked(),
};
/** 申请发票时必须有抬头。 */
export const Needed: Story = {
  args: { canBeNone: false },
  play: async ({ canvas }) => expect(canvas.queryByRole('radio', { name: '不开发票' })).toBeNull(),
};
/** 很长的名称。 */
export const LongText: Story = { args: { titles: ready([sampleTitle({ buyerName: '示例精密仪器'.repeat(8), email: `${'a'.repeat(60)}@example.com` })]) } };
/** 正在读取。 */
export const Loading: Story = { args: { titles: { status: 'loading' } } };
/** 没有读到。 */
export const Failed: Story = {
  args: { titles: { status: 'failed', code: 'network.unreachable' as const, message: '网络连接失败，请检查网络后重试', onRetry: fn() } },
};
/** 手机：一列。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
