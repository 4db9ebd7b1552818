import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { Tag } from '@chippage/ui/Tag';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect } from 'storybook/test';
import { RowActions, RowList } from '../../../parts/row-list/RowList.tsx';
import { RequestFacts, RequestItem, type RequestItemProps, RequestWords } from './RequestItem.tsx';

const facts = [
  ['数量', '1,000 片'],
  ['期望单价', '¥6.50'],
  ['提出时间', '2026-11-20 18:15'],
] as const;

/** An item whose button moves the focus to its head. */
function Landing({ head, children }: Pick<RequestItemProps, 'head' | 'children'>) {
  const place = useRef<HTMLParagraphElement>(null);
  return (
    <Card padding="none">
      <RowList label="议价">
        <RequestItem head={head} headRef={place}>
          {children}
          <RowActions>
            <Button size="sm" onPress={() => place.current?.focus()}>
              接受
            </Button>
          </RowActions>
        </RequestItem>
      </RowList>
    </Card>
  );
}

const meta = {
  title: 'Features/Mall/RequestItem',
  component: RequestItem,
  subcomponents: { RequestFacts, RequestWords },
  tags: ['autodocs', 'stable'],
  args: {
    head: (
      <>
        <strong>STM32F103C8T6</strong>
        <Tag tone="warn">待答复</Tag>
      </>
    ),
    headRef: null,
    children: (
      <>
        <RequestFacts facts={facts} />
        <RequestWords>{'买家说明：每月固定采购。\n可以分两批交货。'}</RequestWords>
      </>
    ),
  },
  render: (args) => <Landing {...args} />,
} satisfies Meta<typeof RequestItem>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 名称和状态、成对的事实、买家的话；按钮没了，焦点到第一行。 */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(facts.length);
    await userEvent.click(canvas.getByRole('button', { name: '接受' }));
    await expect(document.activeElement).toHaveTextContent('STM32F103C8T6');
  },
};
/** 很长的字：窄屏也折得开。 */
export const LongText: Story = {
  args: {
    head: <strong>{'SUPERLONGPARTNUMBER'.repeat(4)}</strong>,
    children: <RequestWords>{'没有空格的很长的说明'.repeat(20)}</RequestWords>,
  },
  globals: { viewport: { value: 'w360' } },
};
