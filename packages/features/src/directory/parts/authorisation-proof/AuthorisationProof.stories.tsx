import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleLines } from '../../agents.fixtures.ts';
import { AuthorisationProof } from './AuthorisationProof.tsx';

const meta = {
  title: 'Features/Directory/AuthorisationProof',
  component: AuthorisationProof,
  tags: ['autodocs', 'experimental'],
  args: { line: sampleLines[0]! },
} satisfies Meta<typeof AuthorisationProof>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 核验过：写到哪个月，证书能看。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('授权至 2027-03')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '意法半导体 的授权证书' })).toHaveAttribute('href', '/api/agent/line/certificate?id=1');
  },
};

/** 核验过，证书不公开；写出哪天核验的。 */
export const Kept: Story = {
  args: { line: sampleLines[1]!, hasCheck: true },
  play: async ({ canvas }) => expect(canvas.getByText('证书不公开')).toBeVisible(),
};

/** 过了期就说过期。 */
export const Expired: Story = { args: { line: sampleLines[2]! }, play: async ({ canvas }) => expect(canvas.getByText('已过期（2026-06）')).toBeVisible() };

/** 没有人核验过。 */
export const Unverified: Story = { args: { line: sampleLines[3]! } };
