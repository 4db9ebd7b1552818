import { ApiError } from '@chippage/api/errors';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { RegisterForm, type RegisterFormProps } from './RegisterForm.tsx';

/** The server's refusals, as the screen gets them. */
export const taken = new ApiError({ status: 200, reason: 'register.taken', message: '这个手机号码已经注册，请直接登录' });
export const nameTaken = new ApiError({ status: 200, reason: 'register.name_taken', message: '这个昵称已有人使用，请换一个' });
export const commonPassword = new ApiError({ status: 200, reason: 'password.common', message: '密码过于常见' });
export const unreachable = new ApiError({ status: 0, reason: 'network.unreachable', message: '网络连接失败，请检查网络后重试' });

export const registerArgs = {
  onSendCode: fn(async () => undefined),
  resendAt: null,
  onCheckName: fn(async () => true),
  onRegister: fn(async () => undefined),
  onLogIn: fn(),
} satisfies RegisterFormProps;

/** A page that keeps the draft, as the app does, and can be left and come back to. */
export function RegisterPage(args: RegisterFormProps) {
  const [draft, setDraft] = useState(args.draft ?? {});
  const [isAway, setAway] = useState(false);
  return (
    <main>
      <button type="button" onClick={() => setAway(!isAway)} style={{ marginBottom: 16, minHeight: 32 }}>
        {isAway ? '返回注册' : '看别的页面'}
      </button>
      {!isAway && (
        <RegisterForm
          {...args}
          draft={draft}
          onDraftChange={(part) => {
            setDraft((was) => ({ ...was, ...part }));
            args.onDraftChange?.(part);
          }}
        />
      )}
    </main>
  );
}
