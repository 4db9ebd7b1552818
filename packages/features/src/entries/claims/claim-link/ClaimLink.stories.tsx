import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ClaimLink } from './ClaimLink.tsx';

const meta = { title: 'Features/Entries/ClaimLink', component: ClaimLink, tags: ['autodocs', 'experimental'], args: { kind: 'agent', id: 7 } } satisfies Meta<
  typeof ClaimLink
>;
export default meta;

/** 在代理商的页面上。 */
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '认领这一页' })).toHaveAttribute('href', '/userCenter/entries/claim/agent/7'),
};
