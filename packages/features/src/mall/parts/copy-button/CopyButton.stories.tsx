import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CopyButton } from './CopyButton.tsx';
import { copyButtonKeys } from './copyButtonKeys.ts';

const meta = {
  title: 'Features/Mall/CopyNumber',
  component: CopyButton,
  tags: ['autodocs', 'stable'],
  parameters: { keys: copyButtonKeys },
  args: { text: 'CP2611210001', what: '订单号', onCopy: fn(async () => true) },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 名字里说复制的是什么；结果播报一次，焦点不动。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const button = canvas.getByRole('button', { name: '复制订单号' });
    await playKeys({ userEvent, step }, copyButtonKeys, {
      focus: () => expect(button).toHaveFocus(),
      copy: async () => {
        await expect(args.onCopy).toHaveBeenCalledWith('CP2611210001');
        await expect(button).toHaveFocus();
      },
    });
  },
};
/** 浏览器不让复制：说怎么办。 */
export const Failed: Story = {
  args: { onCopy: fn(async () => false) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '复制订单号' }));
    await expect(await canvas.findByText('没能复制，请选中后手动复制')).toBeInTheDocument();
  },
};
