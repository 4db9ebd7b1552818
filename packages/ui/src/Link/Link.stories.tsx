import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Link, type LinkProps } from './Link.tsx';
import { playKeys } from '../keyboard/playKeys.ts';
import { linkKeys } from './linkKeys.ts';
import { pointerStates, StateGrid } from '../StateGrid/StateGrid.tsx';

const meta = {
  title: 'UI/Navigation/Link',
  component: Link,
  tags: ['autodocs', 'stable'],
  parameters: { keys: linkKeys },
  args: { href: '#sources', children: '数据来源' },
} satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;

/** 正文里的链接：蓝色、有下划线。 */
export const Default: Story = {
  render: (args) => (
    <p>
      器件数据来源见“
      <Link {...args} />
      ”页，未知的参数标为“未知”。
    </p>
  ),
};

/** 型号：等宽、绿色，页面翻译工具不会动它。 */
export const PartNumber: Story = { args: { tone: 'accent', isMono: true, children: 'STM32F103C8T6' } };

/** 菜单与列表里的链接，悬停才有下划线。 */
export const Quiet: Story = { args: { tone: 'quiet', children: '意法半导体' } };

/** 去别的网站。 */
export const External: Story = {
  args: { href: 'https://www.wch.cn/', children: '沁恒微电子', newWindowLabel: '（新窗口打开）' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /沁恒微电子.*新窗口打开/ })).toHaveAttribute('target', '_blank');
  },
};

/** 长型号在窄处换行。 */
export const LongText: Story = {
  args: { tone: 'accent', isMono: true, children: 'SN74LVC1G3157DCKR/MT41K256M16TW-107:P-TR-AUTOMOTIVE-GRADE-1-TAPE-AND-REEL' },
  globals: { viewport: { value: 'w360' } },
};

/** 键盘：Tab 到链接，回车打开。 */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const link = canvas.getByRole('link');
    const opened = fn((event: Event) => event.preventDefault());
    link.addEventListener('click', opened);
    await playKeys({ userEvent, step }, linkKeys, {
      focus: () => expect(link).toHaveFocus(),
      open: () => expect(opened).toHaveBeenCalledOnce(),
    });
  },
};

/** 状态矩阵：每种语气的每种状态。 */
export const States: Story = {
  render: () => (
    <StateGrid<LinkProps>
      label="链接的状态"
      variants={{ 正文: {}, 型号: { tone: 'accent', isMono: true }, 菜单: { tone: 'quiet' }, 弱: { tone: 'muted' } }}
      states={pointerStates.slice(0, 3)}
      target="a"
    >
      {(props) => (
        <Link href="#part" {...props}>
          STM32F103C8T6
        </Link>
      )}
    </StateGrid>
  ),
};
