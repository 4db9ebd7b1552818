import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { movedDocument } from './link.fixtures.ts';
import { LinkFacts } from './LinkFacts.tsx';

const { link } = movedDocument;

const meta = {
  title: 'Features/Operator/LinkFacts',
  component: LinkFacts,
  tags: ['autodocs', 'experimental'],
  args: { link },
} satisfies Meta<typeof LinkFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 转到了别处：从什么时候起，转到哪里。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('从 2026-11-13 起')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^https:\/\/docs\.example\.org/ })).toHaveAttribute('target', '_blank');
  },
};

/** 更正过：目录里的地址写在旁边。 */
export const Corrected: Story = {
  args: { link: { ...link, address: 'https://docs.example.org/ex5430.pdf', status: 'ok', movedTo: null } },
  play: async ({ canvas }) => expect(canvas.getByText('目录里的地址：https://www.example.com/pdf/ex5430.pdf')).toBeVisible(),
};

/** 没有检查过。 */
export const Never: Story = { args: { link: { ...link, status: null, statusSince: null, checkTime: null, okTime: null, movedTo: null } } };

/** 手机、很长的地址。 */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { link: { ...link, movedTo: `https://docs.example.org/${'very-long-folder/'.repeat(8)}ex5430.pdf` } },
};
