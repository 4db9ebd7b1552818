import { ApiError } from '@chippage/api/errors';
import type { BoardBatchResult, BoardForm } from '@chippage/api/types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { AskLines } from './AskLines.tsx';

const lines = [
  { model: 'STM32F103C8T6', brandName: '意法半导体', quantity: 100 },
  { model: 'CH32V303CBT6', brandName: '沁恒', quantity: 100 },
  { model: '？？', brandName: '', quantity: 20 },
];
const post = async (forms: BoardForm[]): Promise<BoardBatchResult> => {
  const rows = forms.map(({ model }, at) =>
    model === '？？'
      ? { no: at + 1, id: null, errors: [{ field: 'model', msg: '请填写型号，至少有一个字母或数字' }] }
      : { no: at + 1, id: 1_000_500 + at, errors: [] },
  );
  const taken = rows.filter(({ id }) => id !== null).length;
  return { taken, refused: rows.length - taken, rows };
};

const meta = {
  title: 'Features/Inquiries/AskLines',
  component: AskLines,
  tags: ['autodocs', 'experimental'],
  args: { lines, onPost: fn(post), onClose: fn() },
} satisfies Meta<typeof AskLines>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: '把清单发布为求购' }));

/** 一次发布，全用键盘：没收的留着、说为什么，发布了的有链接。 */
export const Default: Story = {
  play: async ({ userEvent, args }) => {
    const shown = await dialog();
    shown.getByRole('checkbox', { name: '选择 CH32V303CBT6' }).focus();
    await userEvent.keyboard(' ');
    const quantity = shown.getByRole('textbox', { name: 'STM32F103C8T6 的数量' });
    quantity.focus();
    await userEvent.clear(quantity);
    await userEvent.keyboard('5k');
    shown.getByRole('button', { name: '发布 2 条求购' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPost.mock.lastCall?.[0].map(({ model, quantity: count }) => [model, count])).toEqual([
      ['STM32F103C8T6', 5000],
      ['？？', 20],
    ]);
    await expect(await shown.findByText('已发布 1 条，1 条要改，改好后再发布')).toHaveFocus();
    await expect(shown.getByText('请填写型号，至少有一个字母或数字')).toBeVisible();
    await expect(shown.getByRole('link', { name: '已发布，看求购 STM32F103C8T6' })).toHaveAttribute('href', '/inquiry/demandDetails/1000500');
    await expect(shown.getByRole('button', { name: '发布 1 条求购' })).toBeEnabled();
  },
};

/** 数量不对：没有寄出。 */
export const WrongQuantity: Story = {
  args: { lines: lines.slice(0, 1) },
  play: async ({ userEvent, args }) => {
    const shown = await dialog();
    const quantity = shown.getByRole('textbox', { name: 'STM32F103C8T6 的数量' });
    await userEvent.clear(quantity);
    await userEvent.click(shown.getByRole('button', { name: '发布 1 条求购' }));
    await expect(quantity).toHaveAccessibleDescription('请填写 1 到 999,999,999 之间的整数，如 5000、5k');
    await expect(args.onPost).not.toHaveBeenCalled();
  },
};

/** 公司还没有认证：去哪里认证。 */
export const NeedsCompany: Story = {
  args: {
    onPost: fn(async (_forms: BoardForm[]): Promise<BoardBatchResult> => {
      throw new ApiError({ status: 403, reason: 'enterprise.required', message: '企业认证通过后才能发布' });
    }),
  },
  play: async ({ userEvent }) => {
    const shown = await dialog();
    await userEvent.click(shown.getByRole('button', { name: '发布 3 条求购' }));
    await expect(await shown.findByRole('link', { name: '去企业管理' })).toBeVisible();
  },
};
/** 清单里没有可以询价的。 */
export const Empty: Story = { args: { lines: [] } };
/** 手机、很长的型号。 */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { lines: [{ model: 'MT41K256M16TW-107:P-TR-AUTOMOTIVE-GRADE-1-TAPE-AND-REEL', brandName: '美光', quantity: 2000 }, ...lines] },
};
