import { Button } from '@chippage/ui/Button';
import { TextField } from '@chippage/ui/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FieldPair, FieldStack, FormActions, FormColumn, FormMessage, FormPage, TextButton } from './FormLayout.tsx';

const onHelp = fn();
const fields = (
  <>
    <FieldPair>
      <TextField label="收货人" />
      <TextField label="手机号码" />
    </FieldPair>
    <FieldStack gap="sm">
      <TextField label="详细地址" />
      <TextField label="门牌号" />
    </FieldStack>
    <FormActions>
      <Button type="submit">保存</Button>
      <TextButton onPress={onHelp} isUnbroken>
        填不好？
      </TextButton>
    </FormActions>
  </>
);

const meta = {
  title: 'Features/Parts/FormLayout',
  component: FormColumn,
  subcomponents: { FormPage, FieldStack, FieldPair, FormActions, FormMessage, TextButton },
  tags: ['autodocs', 'stable'],
  args: { onSubmit: fn((event) => event.preventDefault()), children: fields },
} satisfies Meta<typeof FormColumn>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 一列格子，两个一行的，按钮。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '收货人' }), '林工{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: '填不好？' }));
    await expect(onHelp).toHaveBeenCalledOnce();
  },
};

/** 整张没有交上：说在最上面。 */
export const Refused: Story = {
  args: { message: '连不上服务器，请检查网络', isNarrow: true },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('连不上服务器'),
};

/** 一页就是一张表。 */
export const Page: Story = {
  render: (args) => (
    <FormPage title="注册" note="已经有账号？请登录">
      <FormColumn {...args} />
    </FormPage>
  ),
};
