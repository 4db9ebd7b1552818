import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { playKeys } from '../keyboard/playKeys.ts';
import { breadcrumbsKeys } from './breadcrumbsKeys.ts';

const meta = {
  title: 'UI/Navigation/Breadcrumbs',
  component: Breadcrumbs,
  tags: ['autodocs', 'stable'],
  parameters: { keys: breadcrumbsKeys },
  args: {
    label: '所在位置',
    items: [{ text: '数据手册', href: '#home' }, { text: '微控制器 MCU', href: '#mcu' }, { text: 'STM32F103C8T6' }],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** 从首页到这一页；这一页自己不是链接。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await expect(canvas.getByRole('navigation', { name: '所在位置' })).toBeVisible();
    await expect(canvas.getByText('STM32F103C8T6')).toHaveAttribute('aria-current', 'page');
    const home = canvas.getByRole('link', { name: '数据手册' });
    const opened = fn((event: Event) => event.preventDefault());
    home.addEventListener('click', opened);
    await playKeys({ userEvent, step }, breadcrumbsKeys, {
      focus: () => expect(home).toHaveFocus(),
      open: () => expect(opened).toHaveBeenCalledOnce(),
    });
  },
};

/** 窄屏换行，不横向滚动。 */
export const Narrow: Story = {
  args: {
    items: [
      { text: '数据手册', href: '#home' },
      { text: '电源管理', href: '#power' },
      { text: '线性稳压器 LDO', href: '#ldo' },
      { text: 'TPS7A4700RGWR-AUTOMOTIVE-GRADE' },
    ],
  },
  globals: { viewport: { value: 'w360' } },
};
