import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { IconButton } from '../Button/IconButton.tsx';
import { CopyIcon } from '../Icon/statusIcons.tsx';
import { Tooltip } from './Tooltip.tsx';
import { playKeys } from '../keyboard/playKeys.ts';
import { tooltipKeys } from './tooltipKeys.ts';

const meta = {
  title: 'UI/Overlays/Tooltip',
  component: Tooltip,
  tags: ['autodocs', 'beta'],
  parameters: { keys: tooltipKeys },
  args: {
    text: '复制型号',
    placement: 'bottom',
    children: (
      <IconButton label="复制型号" size="sm">
        <CopyIcon />
      </IconButton>
    ),
  },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 键盘聚焦立即出现，Esc 收起而焦点不动。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await playKeys({ userEvent, step }, tooltipKeys, {
      show: async () => expect(await screen.findByRole('tooltip')).toHaveTextContent('复制型号'),
      hide: async () => {
        await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
        await expect(canvas.getByRole('button')).toHaveFocus();
      },
    });
  },
};

/** 显示着。 */
export const Open: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  },
};

/** 很长的文字换行。 */
export const LongText: Story = { ...Open, args: { text: '编带后缀：同一颗料，只是包装成卷带，电气参数、引脚和封装都不变，可以直接替换' } };
