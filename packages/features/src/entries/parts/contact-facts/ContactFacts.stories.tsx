import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { maskedContact, openedContact } from '../../contacts/contacts.fixtures.ts';
import { ContactFacts } from './ContactFacts.tsx';

const meta = {
  title: 'Features/Entries/ContactFacts',
  component: ContactFacts,
  tags: ['autodocs', 'experimental'],
  args: { facts: openedContact },
} satisfies Meta<typeof ContactFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 电话能拨（不带分机），邮箱能写；没有填的不占地方。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '0755-00009001 转 801' })).toHaveAttribute('href', 'tel:075500009001');
    await expect(canvas.getByRole('link', { name: 'sales.9001@example.com' })).toHaveAttribute('href', 'mailto:sales.9001@example.com');
    await expect(canvas.queryByText('地址')).toBeNull();
  },
};

/** 遮住的：看得出有什么，点不了。 */
export const Masked: Story = {
  args: { facts: maskedContact, isMasked: true },
  play: async ({ canvas }) => expect(canvas.queryByRole('link')).toBeNull(),
};
