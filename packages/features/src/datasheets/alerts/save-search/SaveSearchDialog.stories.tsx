import { ApiError } from '@chippage/api/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { SaveSearchDialog, type SaveSearchDialogProps } from './SaveSearchDialog.tsx';

const meta = {
  title: 'Features/Datasheets/SaveSearchDialog',
  component: SaveSearchDialog,
  tags: ['autodocs', 'experimental'],
  args: {
    initial: { name: 'stm32g0，LQFP-48', kinds: ['newPart', 'newSheet', 'lifecycle'], priceBelow: null },
    most: 50,
    onSave: fn<SaveSearchDialogProps['onSave']>(async () => undefined),
    onClose: fn(),
  },
} satisfies Meta<typeof SaveSearchDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 名称是现成的；选了单价就要写单价，写好才保存。 */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('textbox', { name: '名称' })).toHaveValue('stm32g0，LQFP-48');
    await userEvent.click(screen.getByRole('checkbox', { name: '降到某个单价以下' }));
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    const price = screen.getByRole('textbox', { name: '单价低于（元）' });
    await waitFor(() => expect(price).toHaveFocus());
    await expect(price).toHaveAccessibleDescription(/请写大于 0 的单价/);
    await userEvent.type(price, '6.5');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(args.onSave).toHaveBeenCalledWith({ name: 'stm32g0，LQFP-48', kinds: ['newPart', 'newSheet', 'price', 'lifecycle'], priceBelow: '6.5' });
  },
};

/** 满了：服务端的原话，写的都还在。 */
export const Full: Story = {
  args: {
    onSave: fn<SaveSearchDialogProps['onSave']>(() =>
      Promise.reject(new ApiError({ status: 200, reason: 'saved_search.full', message: '最多保存 50 个搜索，请先在“保存的搜索”里删除不用的' })),
    ),
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '保存' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('最多保存 50 个搜索');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** 更改：带着原来的单价。 */
export const Edit: Story = {
  args: { isEdit: true, initial: { name: 'stm32g0', kinds: ['price'], priceBelow: '6.5' } },
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: '单价低于（元）' })).toHaveValue('6.5');
  },
};

/** 没有名称：说要起一个。 */
export const Nameless: Story = {
  args: { initial: { name: '', kinds: [], priceBelow: null } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '保存' }));
    await expect(await screen.findByText('请给它起个名称')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
