import type { CircleTopic } from '@chippage/api/types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { TopicField, type TopicFieldProps } from './TopicField.tsx';

const found: CircleTopic[] = [
  { kind: 'part', id: 12, label: 'LM317T' },
  { kind: 'part', id: 13, label: 'LM317DCYR' },
  { kind: 'brand', id: 3, label: '德州仪器' },
];

function Demo({ topics: first, onChange, ...rest }: TopicFieldProps) {
  const [topics, setTopics] = useState(first);
  const change = (next: readonly CircleTopic[]) => {
    setTopics(next);
    onChange(next);
  };
  return <TopicField topics={topics} onChange={change} {...rest} />;
}

const meta = {
  title: 'Features/Circle/TopicField',
  component: TopicField,
  tags: ['autodocs', 'experimental'],
  args: { topics: [], onChange: fn(), found, isLooking: false, onTyped: fn() },
  render: (args) => <Demo {...args} />,
} satisfies Meta<typeof TopicField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 写几个字，选型号和品牌；选过的可以移除。 */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: '型号和品牌' }), 'LM317');
    await userEvent.click(await within(canvasElement.ownerDocument.body).findByRole('option', { name: 'LM317T' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([found[0]]);
    await userEvent.click(canvas.getByRole('button', { name: /^移除 LM317T/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
};

/** 已有 8 个：先移除一个。 */
export const Full: Story = {
  args: { topics: Array.from({ length: 8 }, (_, at) => ({ kind: 'part', id: at + 1, label: `STM32F103C${at}T6` })) },
  play: ({ canvas }) => expect(canvas.getByText('最多 8 个，先移除一个再加')).toBeVisible(),
};
