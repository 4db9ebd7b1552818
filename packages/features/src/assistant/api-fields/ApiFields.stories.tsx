import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ApiFields } from './ApiFields.tsx';

const meta = {
  title: 'Features/Assistant/ApiFields',
  component: ApiFields,
  tags: ['autodocs', 'experimental'],
  args: {
    caption: '参数',
    fields: [
      { path: 'keywords', type: 'string', isRequired: true, text: '型号、品牌或参数', limits: '最多 200 个字' },
      { path: 'pageIndex', type: 'integer', isRequired: false, text: '第几页，从 1 开始', limits: '' },
    ],
  },
} satisfies Meta<typeof ApiFields>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 每个字段：名字、类型、必填与限制。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: '参数' })).toBeVisible();
    await expect(canvas.getByText(/^必填；型号、品牌或参数；最多 200 个字$/)).toBeVisible();
  },
};

/** 手机：表格自己横向滚动，键盘也能滚。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
