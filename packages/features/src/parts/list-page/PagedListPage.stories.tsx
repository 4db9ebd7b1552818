import { Card } from '@chippage/ui/Card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { KeywordsField } from '../keywords-field/KeywordsField.tsx';
import { Row, RowList, RowTitle } from '../row-list/RowList.tsx';
import { PagedListPage } from './PagedListPage.tsx';
import { PagedRows } from './PagedRows.tsx';
import { PageFoot } from './PageFoot.tsx';

type State = 'open' | 'closed';

const onState = fn();
const data = Array.from({ length: 20 }, (_, at) => `第 ${at + 21} 位会员`);

const meta = {
  title: 'Features/Parts/PagedListPage',
  component: PagedListPage<string, State>,
  subcomponents: { PagedRows, PageFoot },
  tags: ['autodocs', 'stable'],
  args: {
    title: '会员',
    count: (total) => `${total} 位`,
    value: { status: 'ready', data: { data, totalRecord: 64 } },
    failedTitle: '没有读到会员',
    page: 2,
    getHref: (page) => `#page-${page}`,
    children: (list) => (
      <Card padding="none">
        <RowList label="会员">
          {list.data.map((name) => (
            <Row key={name}>
              <RowTitle>{name}</RowTitle>
            </Row>
          ))}
        </RowList>
      </Card>
    ),
  },
} satisfies Meta<typeof PagedListPage<string, State>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 标题带总数，下面说第几条，别的页各有网址；换页时焦点回到标题。 */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('第 21–40 条，共 64 条')).toBeVisible();
    const next = canvas.getByRole('link', { name: '下一页' });
    await expect(next).toHaveAttribute('href', '#page-3');
    // The address of the next page is not one of Storybook.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(next);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};

/** 搜索和状态。 */
export const WithStates: Story = {
  args: {
    tools: <KeywordsField label="搜索会员" hint="昵称、手机号" searched="" onSearch={fn()} />,
    states: {
      label: '状态',
      tabs: [
        { id: 'open', name: '正常' },
        { id: 'closed', name: '停用' },
      ],
      current: 'open',
      onChange: onState,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: '停用' }));
    await expect(onState).toHaveBeenCalledWith('closed');
  },
};

/** 只有一页：不用说第几条。 */
export const OnePage: Story = {
  args: { page: 1, value: { status: 'ready', data: { data: data.slice(0, 3), totalRecord: 3 } } },
  play: async ({ canvas }) => expect(canvas.queryByText(/^第 1–/)).toBeNull(),
};

/** 正在加载。 */
export const Loading: Story = { args: { value: { status: 'loading' } } };

/** 没有读到。 */
export const Failed: Story = { args: { value: { status: 'failed', code: 'network.unreachable', message: '连不上服务器，请检查网络', onRetry: fn() } } };
