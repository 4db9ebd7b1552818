import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { Tag } from '@chippage/ui/Tag';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Row, RowActions, RowList, RowMeta, RowText, RowTitle, RowWords } from './RowList.tsx';

const rows = [
  { title: '建议加上按封装筛选', tag: '已答复', time: '11 月 20 日', text: '查 LDO 的时候想先选 SOT-23-5。\n现在要一页页翻。' },
  { title: '手册打不开', tag: '已收到', time: '11 月 18 日', text: 'TPS7A4700 的手册第 12 页是空白。' },
];

const meta = {
  title: 'Features/Parts/RowList',
  component: RowList,
  subcomponents: { Row, RowWords, RowTitle, RowMeta, RowText, RowActions },
  tags: ['autodocs', 'stable'],
  args: {
    label: '意见反馈',
    children: rows.map(({ title, tag, time, text }) => (
      <Row key={title}>
        <RowWords>
          <RowTitle>
            {title}
            <Tag>{tag}</Tag>
          </RowTitle>
          <RowText>{text}</RowText>
          <RowMeta>
            <span>{time}</span>
          </RowMeta>
        </RowWords>
        <RowActions>
          <Button variant="outline" size="sm" aria-label={`收回${title}`}>
            收回
          </Button>
        </RowActions>
      </Row>
    )),
  },
  render: (args) => (
    <Card padding="none">
      <RowList {...args} />
    </Card>
  ),
} satisfies Meta<typeof RowList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 一行：名称、标签、写的话、时间；右边是能做的事。 */
export const Default: Story = { play: async ({ canvas }) => expect(canvas.getByRole('list', { name: '意见反馈' }).children).toHaveLength(2) };

/** 手机：能做的事到下面。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };

/** 行走了，列表自己接住焦点。 */
export const Landing: Story = {
  args: { landingRef: (list) => list?.focus() },
  play: async ({ canvas }) => expect(canvas.getByRole('list')).toHaveFocus(),
};
