import type { AgentOffer } from '@chippage/api/types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, loading, ready } from '../../parts/loaded/loaded.fixtures.ts';
import { AgentOfferPage } from './AgentOffer.tsx';

const offer: AgentOffer = {
  id: 100_001,
  agentId: 10_003,
  partId: 12,
  mpn: 'STM32F103C8T6',
  brandId: 3,
  brandName: 'STMicroelectronics',
  brandNameCn: '意法半导体',
  packageCase: 'LQFP-48',
  stock: 20_000,
  moq: 100,
  leadTimeDays: 14,
  asOf: '2026-08-01',
  agentName: 'Beichen Distribution',
  agentNameCn: '北辰分销',
  isTrader: false,
  authorisation: 'verified',
  origin: 'import',
};

const meta = {
  title: 'Features/Directory/AgentOffer',
  component: AgentOfferPage,
  tags: ['autodocs', 'experimental'],
  args: { offer: ready(offer) },
} satisfies Meta<typeof AgentOfferPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 每一项知道多少写多少，最后写明从哪里知道的。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'STM32F103C8T6' })).toBeVisible();
    await expect(canvas.getByText('20,000 个')).toBeVisible();
    await expect(canvas.getByText('已核对，在有效期内')).toBeVisible();
    await expect(canvas.getByText('公开名录')).toBeVisible();
  },
};

/** 贸易商补充的：没有说的都是未知，不写 0。 */
export const Unknown: Story = {
  args: {
    offer: ready({
      ...offer,
      isTrader: true,
      packageCase: null,
      stock: null,
      moq: null,
      leadTimeDays: null,
      asOf: null,
      authorisation: null,
      origin: 'member',
    }),
  },
  play: async ({ canvas }) => expect(canvas.getAllByText('未知')).toHaveLength(6),
};

/** 没有库存不是未知；示例写明。 */
export const Sample: Story = {
  args: { offer: ready({ ...offer, stock: 0, authorisation: 'expired', origin: 'sample' }) },
  play: async ({ canvas }) => expect(canvas.getByText('没有库存')).toBeVisible(),
};

/** 正在加载。 */
export const Loading: Story = { args: { offer: loading } };

/** 没能加载。 */
export const Failed: Story = { args: { offer: failed(fn()) } };

/** 手机、很长的型号和名字。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { offer: ready({ ...offer, mpn: 'MT41K256M16TW-107:P-TR-AUTOMOTIVE-GRADE-1-TAPE-AND-REEL', agentNameCn: '很长的公司名'.repeat(8) }) },
};
