import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Card } from './Card.tsx';

const meta = {
  title: 'UI/Layout/Card',
  component: Card,
  tags: ['autodocs', 'stable'],
  args: { children: '现货 36,420 件，3 家。' },
} satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

/** 一块有细边的面，没有阴影。 */
export const Default: Story = {};

/** 有标题的卡片是一个有名字的区域。 */
export const WithHeading: Story = {
  args: {
    title: '上传数据手册',
    note: '5 个文件，已完成 1',
    action: (
      <Button size="sm" variant="outline">
        添加文件
      </Button>
    ),
    footer: '每个文件不超过 50 MB。',
  },
};

/** 窄处标题换行。 */
export const Narrow: Story = {
  args: { ...WithHeading.args, title: 'STM32F103C8T6 的替代料与引脚兼容型号' },
  globals: { viewport: { value: 'w360' } },
};
