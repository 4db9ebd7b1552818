import { registryBlocks } from '@chippage/api/registry';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { failed, listOf, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { company, holderRecords, loginNeeded, recordsOf, relations, score } from '../../companies.fixtures.ts';
import { CorrectionLog } from '../../corrections/correction-log/CorrectionLog.tsx';
import { RegistryBlockCard } from '../block/RegistryBlockCard.tsx';
import { RegistryRelationsCard } from '../relations/RegistryRelationsCard.tsx';
import { RegistryScoreCard } from '../score/RegistryScoreCard.tsx';
import { RegistryCompanyPage } from './RegistryCompanyPage.tsx';

const onLogin = fn();
const meta = {
  title: 'Features/Companies/RegistryCompanyPage',
  component: RegistryCompanyPage,
  tags: ['autodocs', 'experimental'],
  args: {
    company: ready(company),
    score: <RegistryScoreCard score={ready(score)} onLogin={onLogin} />,
    relations: <RegistryRelationsCard relations={ready(relations)} onLogin={onLogin} />,
    corrections: <CorrectionLog companyId={12} lines={ready(listOf([]))} onLoadMore={fn()} />,
    renderBlock: (block, knownTotal) => (
      <RegistryBlockCard
        companyId={12}
        block={block}
        knownTotal={knownTotal}
        records={ready(recordsOf(block, block === 'holders' ? holderRecords : []))}
        onNear={() => undefined}
        onLogin={onLogin}
      />
    ),
    onLogin,
  },
} satisfies Meta<typeof RegistryCompanyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 一页长文带目录：每张表都在目录里，都有来源和查询时间；个人手机号不显示。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    const [contents] = canvas.getAllByRole('navigation', { name: '目录' });
    await expect(within(contents!).getAllByRole('link')).toHaveLength(Object.keys(registryBlocks).length + 9);
    await expect(canvas.getByText(/登记的号码里有个人手机号，不显示/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '这家公司在本站的主页' })).toHaveAttribute('href', '/inquiry/corporateHome/1');
  },
};

/** 已经注销：写明哪天、为什么；很多没有公示。 */
export const Ended: Story = {
  args: {
    company: ready({
      ...company,
      state: 'deregistered',
      stateText: '注销',
      endDate: '2025-01-17',
      endReason: '决议解散',
      capital: null,
      insuredStaff: null,
      isMicro: null,
      phones: [],
      hasHiddenPhone: false,
      email: null,
      websites: [],
      formerNames: [],
      enterpriseId: null,
      representative: null,
    }),
  },
  play: async ({ canvas }) => expect(canvas.getByText('注销：2025-01-17，决议解散')).toBeVisible(),
};

/** 正在加载。 */
export const Loading: Story = { args: { company: loading } };

/** 没能查到。 */
export const Failed: Story = { args: { company: failed(fn()) } };

/** 访客要登录。 */
export const LoginNeeded: Story = { args: { company: loginNeeded } };

/** 手机上：目录收在上面。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
