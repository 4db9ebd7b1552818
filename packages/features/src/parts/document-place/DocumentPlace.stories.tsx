import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DocumentPlace } from './DocumentPlace.tsx';

const place = { documentId: 12, title: 'EX32F103 数据手册（样例）', brandId: 3, page: 24, phrase: '电压上限 36 V' };

const meta = {
  title: 'Features/Parts/DocumentPlace',
  component: DocumentPlace,
  tags: ['autodocs', 'stable'],
  args: { place },
} satisfies Meta<typeof DocumentPlace>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 链接打开那一页。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'EX32F103 数据手册（样例），第 24 页' });
    await expect(link).toHaveAttribute('href', expect.stringMatching(/\/specification_detail\/12\?brandId=3#page=24$/));
  },
};

/** 整份文件，没有选中的文字。 */
export const WholeDocument: Story = { args: { place: { ...place, page: null, phrase: null } } };

/** 文件已经下架：没有链接。 */
export const Gone: Story = {
  args: { place: { ...place, documentId: null, brandId: null } },
  play: async ({ canvas }) => expect(canvas.queryByRole('link')).toBeNull(),
};
