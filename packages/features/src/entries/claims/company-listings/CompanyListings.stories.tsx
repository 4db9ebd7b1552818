import type { AgentLine, CompanyListing } from '@chippage/api/types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ago, DAY_MS, failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { CompanyListings } from './CompanyListings.tsx';

const line = (id: number, change: Partial<AgentLine> = {}): AgentLine => ({
  id,
  agentId: 10_003,
  brandId: id,
  brandName: `Brand ${id}`,
  brandNameCn: null,
  scope: null,
  regions: [],
  state: 'unverified',
  validFrom: null,
  validTo: null,
  checkedOn: null,
  hasCertificate: false,
  ...change,
});
const listing: CompanyListing = {
  agent: {
    id: 10_003,
    name: 'Beichen Distribution',
    nameCn: '北辰分销',
    website: null,
    country: 'CN',
    kind: 'authorized',
    initial: 'B',
    isSample: false,
    regions: ['southChina', 'eastChina'],
    brandCount: 3,
    verifiedCount: 1,
    brandNames: ['思瑞浦'],
    partCount: 1280,
    stockedCount: 412,
    stockOn: '2026-08-01',
    line: null,
  },
  lines: [
    line(1, { brandNameCn: '思瑞浦', state: 'verified', validTo: '2027-03-31', regions: ['southChina'] }),
    line(2, { brandNameCn: '圣邦微', state: 'expired', validTo: '2026-01-31' }),
    line(3),
  ],
  state: 'approved',
  reason: null,
  submitTime: ago(30 * DAY_MS),
  isMine: true,
};

const meta = {
  title: 'Features/Entries/CompanyListings',
  component: CompanyListings,
  tags: ['autodocs', 'experimental'],
  args: { kind: 'agent', listings: ready([listing]) },
} satisfies Meta<typeof CompanyListings>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 自己的代理商页面：品牌、授权和有效期、地区、型号；维护的地方各一个链接。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('到 2027-03-31')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '维护授权' })).toHaveAttribute('href', '/userCenter/entries/claim/agent/10003/authorisations');
    await expect(canvas.getByRole('link', { name: '看页面：北辰分销' })).toHaveAttribute('href', '/agentList/agentDetail/10003');
  },
};

/** 同事认领的、在审的、驳回的：只能看。 */
export const Waiting: Story = {
  args: {
    listings: ready([
      { ...listing, state: 'reviewing', isMine: false },
      { ...listing, agent: { ...listing.agent, id: 10_004, nameCn: '北辰电子' }, lines: [], state: 'refused', reason: '请用公司邮箱' },
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('由同事认领')).toBeVisible();
    await expect(canvas.getByText('驳回原因：请用公司邮箱')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '维护页面资料' })).toBeNull();
  },
};

/** 贸易商：补充品牌和型号，没有授权这一项。 */
export const Trader: Story = {
  args: { kind: 'trader', listings: ready([{ ...listing, agent: { ...listing.agent, kind: 'independent', regions: [], stockOn: null }, lines: [line(3)] }]) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: '维护授权' })).toBeNull();
    await expect(canvas.getByRole('link', { name: '补充型号' })).toHaveAttribute('href', '/userCenter/entries/add/trader_model?agent=10003');
    await expect(canvas.getByText('未知')).toBeVisible();
  },
};

/** 还没有：怎样认领，怎样补充。 */
export const Empty: Story = {
  args: { listings: ready([]) },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '补充一个代理商' })).toHaveAttribute('href', '/userCenter/entries/add/agent'),
};

/** 没有认证的企业。 */
export const NotVerified: Story = {
  args: {
    listings: { status: 'failed', code: 'enterprise.required', message: '请先完成企业认证：在“个人中心”的“企业管理”提交资料，通过后就可以继续', onRetry: fn() },
  },
};

/** 正在读取。 */
export const Loading: Story = { args: { listings: loading } };

/** 没读到。 */
export const Failed: Story = { args: { listings: failed(fn()) } };

/** 手机、很长的名字、很多品牌。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    listings: ready([
      {
        ...listing,
        agent: { ...listing.agent, nameCn: '很长的公司名'.repeat(10) },
        lines: Array.from({ length: 12 }, (_, at) => line(at + 1, { brandNameCn: '很长的品牌名'.repeat(4) })),
      },
    ]),
  },
};
