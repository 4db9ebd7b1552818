import type { Meta, StoryObj } from '@storybook/react-vite';
import { TokenTable } from './TokenTable.tsx';

const meta = {
  title: 'UI/Foundations/Tokens',
  component: TokenTable,
  tags: ['autodocs', 'beta'],
  args: { group: 'color' },
} satisfies Meta<typeof TokenTable>;
export default meta;

type Story = StoryObj<typeof meta>;

/** 颜色按用途取名，部件里不写色阶。切换工具栏的主题看深色。 */
export const Color: Story = {};

/** 字号，rem，随读者的字号缩放。 */
export const TextSize: Story = { args: { group: 'text' } };

/** 间距，4 px 网格。 */
export const Space: Story = { args: { group: 'space' } };

/** 控件与行的高，随密度变。 */
export const Size: Story = { args: { group: 'size' } };

/** 圆角。 */
export const Radius: Story = { args: { group: 'radius' } };

/** 阴影只给浮起来的东西。 */
export const Shadow: Story = { args: { group: 'shadow' } };
