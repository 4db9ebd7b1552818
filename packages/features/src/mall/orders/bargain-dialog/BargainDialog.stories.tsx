import { ApiError } from '@chippage/api/errors';
import { Button } from '@chippage/ui/Button';
import { playKeys } from '@chippage/ui/keyboard';
import { useStoryState } from '@chippage/ui/storyState';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { sampleGoods } from '../../cart/cart.fixtures.ts';
import { BargainDialog } from './BargainDialog.tsx';
import { bargainDialogKeys } from './bargainDialogKeys.ts';

const meta = {
  title: 'Features/Mall/BargainDialog',
  component: BargainDialog,
  tags: ['autodocs', 'stable'],
  parameters: { keys: bargainDialogKeys, docs: { story: { inline: false, height: '640px' } } },
  args: { goods: sampleGoods({ moq: 10, multiple: 10 }), quantity: 100, isOpen: true, onOpenChange: fn(), onAsk: fn(async () => undefined) },
  render: function Page(args) {
    const dialog = useStoryState(args, { isOpen: 'onOpenChange' });
    return (
      <main>
        <Button onPress={() => dialog.onOpenChange(true)}>议价</Button>
        <BargainDialog {...dialog} />
      </main>
    );
  },
} satisfies Meta<typeof BargainDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const openDialog = async () => {
  const dialog = await screen.findByRole('dialog', { name: '议价 STM32F103C8T6' });
  // It fades in.
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

/** 数量照页面上的，填期望单价，回车提交；关上后焦点回到按钮。 */
export const Default: Story = {
  args: { isOpen: false },
  play: async ({ canvas, userEvent, args, step }) => {
    const open = canvas.getByRole('button', { name: '议价' });
    const atPrice = async () => {
      const price = (await openDialog()).getByRole('textbox', { name: '期望单价（CNY，含税 13%）' });
      await waitFor(() => expect(price).toHaveFocus());
      return price;
    };
    await playKeys({ userEvent, step }, bargainDialogKeys, {
      open: {
        given: () => open.focus(),
        proves: async () => {
          await expect(await atPrice()).toHaveAccessibleDescription('现价 ¥6.85，最多六位小数');
          await expect((await openDialog()).getByRole('textbox', { name: '数量（个）' })).toHaveValue('100');
        },
      },
      close: () => waitFor(() => expect(open).toHaveFocus()),
      send: {
        given: async () => {
          await userEvent.keyboard('{Enter}');
          await atPrice();
        },
        proves: async () => {
          await expect(args.onAsk).toHaveBeenCalledWith({ quantity: 100, unitPrice: '6.5', note: '' });
          await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
          await waitFor(() => expect(open).toHaveFocus());
        },
      },
    });
  },
};
/** 空提交和不对的：说出怎么改，焦点在第一处。 */
export const Invalid: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = await openDialog();
    const quantity = dialog.getByRole('textbox', { name: '数量（个）' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '15');
    await userEvent.click(dialog.getByRole('button', { name: '提交议价' }));
    await waitFor(() => expect(quantity).toHaveFocus());
    await expect(quantity).toHaveAccessibleDescription('数量须不小于 10，并且是 10 的倍数');
    await expect(dialog.getByText('请填写期望单价，例如 7.2')).toBeVisible();
    await expect(args.onAsk).not.toHaveBeenCalled();
  },
};
/** 期望单价不低于现价。 */
export const TooHigh: Story = {
  play: async ({ userEvent }) => {
    const dialog = await openDialog();
    const price = dialog.getByRole('textbox', { name: '期望单价（CNY，含税 13%）' });
    await waitFor(() => expect(price).toHaveFocus());
    await userEvent.keyboard('6.85{Enter}');
    await expect(price).toHaveAccessibleDescription('期望单价应低于现价 ¥6.85；按现价可以直接购买');
  },
};
/** 服务端拒绝：它的话在上面，填的都还在。 */
export const Refused: Story = {
  args: {
    onAsk: fn(async () => {
      throw new ApiError({ status: 429, reason: 'request.too_many', message: '今天的议价次数已用完，请明天再试', fields: [] });
    }),
  },
  play: async ({ userEvent }) => {
    const dialog = await openDialog();
    const price = dialog.getByRole('textbox', { name: '期望单价（CNY，含税 13%）' });
    await waitFor(() => expect(price).toHaveFocus());
    await userEvent.keyboard('6{Enter}');
    await expect(await dialog.findByText('今天的议价次数已用完，请明天再试')).toBeVisible();
    await expect(price).toHaveValue('6');
  },
};
/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } }, play: async () => void (await openDialog()) };
