import { drawDocument } from '@chippage/api/articleDocument';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DrawnBody } from './DrawnBody.tsx';

const words = (text: string) => ({ type: 'text' as const, text });
const body = drawDocument({
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [words('输入电压')] },
    {
      type: 'paragraph',
      content: [
        words('先看 '),
        { type: 'partChip', attrs: { mpn: 'AMS1117-3.3', partId: 12 } },
        words(' 的压差，'),
        { type: 'text', text: '原厂网站', marks: [{ type: 'link', attrs: { href: 'https://example.com/ldo' } }] },
      ],
    },
    { type: 'codeBlock', attrs: { language: 'c' }, content: [words('float drop;')] },
    { type: 'blockFormula', attrs: { tex: 'a < b' } },
  ],
});

const meta = {
  title: 'Features/Parts/DrawnBody',
  component: DrawnBody,
  tags: ['autodocs', 'experimental'],
  args: { body },
} satisfies Meta<typeof DrawnBody>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 标题有链接，型号通向器件页，站外的链接说明会打开新窗口。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: /输入电压/ })).toHaveAttribute('id', 'section-1');
    await expect(canvas.getByRole('link', { name: 'AMS1117-3.3' })).toHaveAttribute('href', '/datasheet/datasheetDetail/12');
    await expect(canvas.getByRole('link', { name: /原厂网站/ })).toHaveAttribute('target', '_blank');
  },
};

/** 不是文章里的元素，只有字。 */
export const Hostile: Story = {
  args: {
    body: [
      { tag: 'script', attributes: {}, children: ['alert(1)'] },
      {
        tag: 'p',
        attributes: { onclick: 'alert(1)', style: 'position:fixed' },
        children: [{ tag: 'a', attributes: { href: 'javascript:alert(1)' }, children: ['别点'] }],
      },
      { tag: 'iframe', attributes: { src: 'https://evil.example/' }, children: ['框'] },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('别点').closest('a')).toBeNull();
    await expect(canvasElement.querySelector('script, iframe, [onclick], p[style]')).toBeNull();
  },
};

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
