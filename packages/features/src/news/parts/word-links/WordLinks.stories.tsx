import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WordLinks } from './WordLinks.tsx';

const words = ['LDO', '去耦', 'MSL', 'CAN', 'RS-485', '日期码'];
const meta = {
  title: 'Features/News/WordLinks',
  component: WordLinks,
  tags: ['autodocs', 'stable'],
  args: { links: words.map((word) => ({ word, href: `/news/search?keywords=${word}` })) },
} satisfies Meta<typeof WordLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 热门词：每个词是一个链接。 */
export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'LDO' })).toHaveAttribute('href', '/news/search?keywords=LDO'),
};
/** 正在看的那一个。 */
export const Current: Story = {
  args: { links: words.map((word) => ({ word, href: `/news/search?keywords=${word}`, isCurrent: word === 'CAN' })) },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('CAN'),
};
/** 手机：放不下就换行。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
