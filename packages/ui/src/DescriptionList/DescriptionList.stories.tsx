import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DescriptionItem, DescriptionList } from './DescriptionList.tsx';

const meta = {
  title: 'UI/Data/DescriptionList',
  component: DescriptionList,
  subcomponents: { DescriptionItem },
  tags: ['autodocs', 'stable'],
  args: {
    unknownLabel: '未知',
    columns: 3,
    children: [
      <DescriptionItem key="core" term="内核">
        Arm Cortex-M3
      </DescriptionItem>,
      <DescriptionItem key="flash" term="Flash">
        64 KB
      </DescriptionItem>,
      <DescriptionItem key="ram" term="RAM">
        20 KB
      </DescriptionItem>,
      <DescriptionItem key="package" term="封装">
        LQFP-48
      </DescriptionItem>,
      <DescriptionItem key="clock" term="主频">
        72 MHz
      </DescriptionItem>,
      <DescriptionItem key="rohs" term="RoHS" />,
    ],
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** 名称与值；不知道的写“未知”，不留空。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('未知')).toBeVisible();
  },
};

/** 窄栏里两端对齐。 */
export const Spread: Story = { args: { columns: 1, isSpread: true }, globals: { viewport: { value: 'w360' } } };

/** 长值换行。 */
export const LongText: Story = {
  args: {
    columns: 1,
    children: <DescriptionItem term="SHA-256">9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08</DescriptionItem>,
  },
  globals: { viewport: { value: 'w360' } },
};
