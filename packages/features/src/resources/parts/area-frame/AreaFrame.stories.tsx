import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AreaFrame } from './AreaFrame.tsx';

const meta = {
  title: 'Features/Resources/AreaFrame',
  component: AreaFrame,
  tags: ['autodocs', 'experimental'],
  args: { section: 'scheme', title: '电路方案', lead: '有原理图、取值的依据和物料清单。', children: <p>内容</p> },
} satisfies Meta<typeof AreaFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 面包屑、标题、栏目。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    const place = within(canvas.getByRole('navigation', { name: '所在位置' }));
    await expect(place.getByRole('link', { name: '技术资料' })).toHaveAttribute('href', '/prefecture');
    await expect(place.getByText('电路方案')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: '电路方案', current: 'page' })).toBeVisible();
  },
};

/** 栏目里的一页：栏目也是链接。 */
export const Inside: Story = {
  args: { title: undefined, steps: [{ text: '三课读懂数据手册', href: '/prefecture/resource/13' }, { text: '推荐条件' }], section: 'course' },
  play: async ({ canvas }) => {
    const place = within(canvas.getByRole('navigation', { name: '所在位置' }));
    await expect(place.getByRole('link', { name: '课程资料' })).toHaveAttribute('href', '/prefecture/courseMaterial');
    await expect(place.getAllByRole('listitem')).toHaveLength(4);
  },
};

/** 首页。 */
export const Front: Story = { args: { section: 'front', title: '技术资料' } };

/** 手机：栏目横向滚动。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } }, args: { title: '很长的标题'.repeat(8) } };
