import type { Meta, StoryObj } from '@storybook/react-vite';
import { makerDocument } from '../../parts/part-detail/PartDetail.fixtures.ts';
import { OutsideDocument } from './OutsideDocument.tsx';

const meta = {
  title: 'Features/Datasheets/OutsideDocument',
  component: OutsideDocument,
  tags: ['autodocs', 'stable'],
  args: { document: makerDocument },
} satisfies Meta<typeof OutsideDocument>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 手册在原厂网站：写明主机名与地址，由访客决定是否前往。 */
export const Default: Story = {};

/** 很长的地址与很多型号。 */
export const LongText: Story = {
  args: {
    document: {
      ...makerDocument,
      mpns: Array.from({ length: 20 }, (_, at) => `STM32F103C8T6-${at}`),
      outsideUrl: `https://www.st.com/resource/en/datasheet/${'very-long-name-'.repeat(8)}.pdf`,
    },
  },
  globals: { viewport: { value: 'w360' } },
};
