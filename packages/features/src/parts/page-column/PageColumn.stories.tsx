import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inset, Note, PageColumn, Stack } from './PageColumn.tsx';
import { PageHead, type PageHeadProps } from './PageHead.tsx';

/** A page with its head and a card. */
function Page(head: PageHeadProps) {
  return (
    <PageColumn>
      <PageHead {...head} />
      <Card padding="none">
        <Inset>
          <Stack>
            <Note>
              手机号用来登录和收验证码。<Note as="span">每 30 天可以换一次。</Note>
            </Note>
            <Button variant="outline">更换</Button>
          </Stack>
        </Inset>
      </Card>
    </PageColumn>
  );
}

const meta = {
  title: 'Features/Parts/PageColumn',
  component: Page,
  subcomponents: { PageColumn, PageHead, Stack, Inset, Note },
  tags: ['autodocs', 'stable'],
  args: { title: '账号安全' },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 一列：标题、卡片。换了内容以后，焦点可以到标题。 */
export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { level: 1, name: '账号安全' })).toHaveAttribute('tabindex', '-1'),
};

/** 标题后面的数、筛选、按钮。 */
export const WithTools: Story = {
  args: { title: '会员', note: '12,480 位', tools: <Button variant="outline">筛选</Button>, end: <Button>全部已读</Button> },
};

/** 很长的标题折行，窄屏。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { title: '国家集成电路设计深圳产业化基地管理中心的账号安全', note: '12,480 位', end: <Button>全部已读</Button> },
};
