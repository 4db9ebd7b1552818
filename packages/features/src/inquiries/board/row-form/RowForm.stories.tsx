import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { needsCompany } from '../../../parts/company-need/companyNeed.fixtures.ts';
import { failed, loading, ownDetail, ready, rowPhotos } from '../../inquiries.fixtures.ts';
import { RowForm } from './RowForm.tsx';

const meta = {
  title: 'Features/Inquiries/RowForm',
  component: RowForm,
  tags: ['autodocs', 'stable'],
  args: {
    type: 1,
    row: null,
    need: null,
    getTypeHref: (type) => `/inquiry/createRequirements?type=${type}`,
    onSubmit: fn(async () => undefined),
    doubtOf: (dateCode) => (dateCode === '2560' ? '批号 2560 不可能：一年没有第 60 周，请核对标签' : null),
    onUpload: fn(async () => ({ id: 81 })),
  },
} satisfies Meta<typeof RowForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 求购，一屏填完：只有型号必填，数量可以写 5k；没说的交给对方。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '发布求购' }));
    const model = canvas.getByRole('textbox', { name: /^型号/ });
    await expect(model).toHaveFocus();
    await expect(model).toHaveAccessibleDescription(/请填写型号/);
    await userEvent.type(model, 'STM32F103C8T6');
    await userEvent.type(canvas.getByRole('textbox', { name: '数量（只）' }), '5k');
    await userEvent.click(canvas.getByRole('checkbox', { name: /匿名发布/ }));
    await userEvent.click(canvas.getByRole('button', { name: /成色/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'B2 散新混批号' }));
    await expect(canvas.getByText('没有用过，不在原厂包装里，批号不止一个')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '发布求购' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ type: 1, model: 'STM32F103C8T6', quantity: 5000, grade: 'b2', isAnonymous: true, price: '', days: 30 }),
    );
  },
};

/** 供应：没有匿名、发票和替代型号。 */
export const Supply: Story = {
  args: { type: 0, initial: { model: 'LM358DR' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^型号/ })).toHaveValue('LM358DR');
    await expect(canvas.queryByRole('checkbox', { name: /匿名发布/ })).toBeNull();
    const kinds = canvas.getByRole('navigation', { name: '发布的种类' });
    await expect(within(kinds).getByRole('link', { name: /求购/ })).toHaveAttribute('href', '/inquiry/createRequirements?type=1');
  },
};

/** 公司还不能发：写之前就说，去哪里办；另一种也许可以。 */
export const NeedsCompany: Story = {
  args: { need: needsCompany },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '去企业管理' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('link', { name: '供应' })).toBeVisible();
  },
};

/** 修改：填着原来的；种类不能改。 */
export const Change: Story = {
  args: { row: ready(ownDetail()) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: '修改求购' })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
    const price = await canvas.findByRole('textbox', { name: '目标单价' });
    await userEvent.clear(price);
    await userEvent.type(price, '5.99');
    await userEvent.click(canvas.getByRole('button', { name: '保存修改' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ model: 'STM32F103C8T6', price: '5.99', quantity: 5000 }));
  },
};

/** 批号不可能：写的时候就说出来，照样可以发布。 */
export const Doubtful: Story = {
  args: { type: 0, initial: { model: 'LM358DR' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '批号' }), '2560');
    await expect(await canvas.findByText('批号 2560 不可能：一年没有第 60 周，请核对标签')).toBeVisible();
  },
};

/** 供应的标签照片：写明拍什么；已有的可以去掉，新传的跟在后面。 */
export const Photos: Story = {
  args: { type: 0, row: ready(ownDetail({ type: 0, photos: rowPhotos })) },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(await canvas.findByText('标签整张')).toBeVisible();
    await expect(canvas.getByText('顶部丝印')).toBeVisible();
    canvas.getByRole('button', { name: '去掉照片 2' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: /选择文件/ })).toHaveFocus();
    await userEvent.upload(canvasElement.querySelector<HTMLInputElement>('input[type=file]')!, new File(['x'], '标签.png', { type: 'image/png' }));
    await expect(await canvas.findByText('已上传')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '保存修改' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ type: 0, photoIds: [70, 72, 81] }));
  },
};

/** 写错的：在那一栏说怎么改，焦点到第一个。 */
export const Problems: Story = {
  args: { initial: { model: 'X1', quantity: '一千', price: '0' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '发布求购' }));
    await expect(canvas.getByRole('textbox', { name: '数量（只）' })).toHaveFocus();
    await expect(canvas.getByText('请填写大于 0 的单价，最多六位小数，如 6.85')).toBeVisible();
  },
};

export const Loading: Story = { args: { row: loading } };
export const Failed: Story = { args: { row: failed(fn()) } };
/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
