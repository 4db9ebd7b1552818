import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DocumentIcon } from '../Icon/pageIcons.tsx';
import { LinkButton } from './LinkButton.tsx';
import { playKeys } from '../keyboard/playKeys.ts';
import { linkButtonKeys } from './linkButtonKeys.ts';

const meta = {
  title: 'UI/Actions/LinkButton',
  component: LinkButton,
  tags: ['autodocs', 'stable'],
  parameters: { keys: linkButtonKeys },
  args: { href: '#detail', children: '打开数据手册' },
} satisfies Meta<typeof LinkButton>;
export default meta;

type Story = StoryObj<typeof meta>;

/** 去另一页，看起来是按钮，其实是链接：可以中键打开。 */
export const Default: Story = {};

/** 带图标的描边样式。 */
export const WithIcon: Story = { args: { variant: 'outline', icon: <DocumentIcon size={16} /> } };

/** 去别的网站：有图标，读屏听到「新窗口打开」。 */
export const External: Story = {
  args: { href: 'https://www.st.com/', variant: 'outline', children: '原厂地址', newWindowLabel: '（新窗口打开）' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /原厂地址.*新窗口打开/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  },
};

/** 窄屏占满一行。 */
export const Narrow: Story = { args: { isFullWidth: true }, globals: { viewport: { value: 'w360' } } };

/** 键盘：回车打开，空格不打开。 */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const link = canvas.getByRole('link');
    const opened = fn((event: Event) => event.preventDefault());
    link.addEventListener('click', opened);
    await playKeys({ userEvent, step }, linkButtonKeys, {
      focus: () => expect(link).toHaveFocus(),
      open: () => expect(opened).toHaveBeenCalledOnce(),
    });
  },
};
