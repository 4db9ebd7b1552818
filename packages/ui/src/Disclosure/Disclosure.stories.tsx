import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Disclosure } from './Disclosure.tsx';
import { playKeys } from '../keyboard/playKeys.ts';
import { disclosureKeys } from './disclosureKeys.ts';

const meta = {
  title: 'UI/Navigation/Disclosure',
  component: Disclosure,
  tags: ['autodocs', 'stable'],
  parameters: { keys: disclosureKeys },
  args: { title: '封装', defaultExpanded: true, children: <p>LQFP-48、LQFP-64、LQFP-100</p> },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 展开。 */
export const Open: Story = {};

/** 收起；回车与空格都能展开，焦点留在按钮上。 */
export const Closed: Story = {
  args: { defaultExpanded: false },
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: '封装' });
    await playKeys({ userEvent, step }, disclosureKeys, {
      focus: () => expect(button).toHaveFocus(),
      toggle: async (pressed) => {
        await expect(button).toHaveAttribute('aria-expanded', String(pressed === '{Enter}'));
        await expect(button).toHaveFocus();
      },
    });
  },
};

/** 标题旁带单位。 */
export const WithNote: Story = { args: { title: '程序存储器', note: 'KB' } };

/** 很长的标题折行，箭头不被挤走。 */
export const LongText: Story = {
  args: { title: '在共模电压范围内、满载、环境温度 125 °C 时的最大静态电流与纹波抑制比' },
  globals: { viewport: { value: 'w360' } },
};
