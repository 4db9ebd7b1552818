import { Card } from '@chippage/ui/Card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { bareProfile, ownedProfile, sampleProfile } from '../brands.fixtures.ts';
import { BrandContact } from './BrandContact.tsx';

const meta = {
  title: 'Features/Directory/BrandContact',
  component: BrandContact,
  tags: ['autodocs', 'experimental'],
  args: { brand: sampleProfile },
} satisfies Meta<typeof BrandContact>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 官网和国家；没有收录的就写未收录，并说到哪里核对。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('未收录').length).toBe(3);
    await expect(canvas.getByRole('link', { name: '看它的代理商' })).toHaveAttribute('href', '/brandDetail/agentList/258');
    await expect(canvas.getByRole('link', { name: '看它的贸易商' })).toHaveAttribute('href', '/brandDetail/trader/258');
  },
};

/** 已经换了东家：以前的邮箱可能停用。 */
export const Owned: Story = { args: { brand: ownedProfile } };

/** 什么都没有收录。 */
export const Bare: Story = { args: { brand: bareProfile } };

/** 收录了联系人的时候。 */
export const WithContacts: Story = { args: { contacts: <Card title="联系人">华南区，销售部</Card> } };

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
