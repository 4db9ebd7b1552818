import type { AreaCode } from './phone.ts';
import { isPhone } from './phone.ts';

/** Everything typed in the dialog. The phone stays when the mode changes. */
export interface LoginInput {
  areaCode: AreaCode;
  phone: string;
  code: string;
  password: string;
  isAgreed: boolean;
}

/** What is wrong with it: field → key of the message. */
export interface LoginProblems {
  phone?: 'phoneRequired' | 'phoneRequiredForCode' | 'phoneInvalid';
  code?: 'codeRequired' | 'codeInvalid';
  password?: 'passwordRequired';
  isAgreed?: 'agreementRequired';
}

export const emptyLogin: LoginInput = { areaCode: '+86', phone: '', code: '', password: '', isAgreed: false };

const phoneProblem = ({ phone, areaCode }: LoginInput) => (phone === '' ? 'phoneRequired' : isPhone(phone, areaCode) ? undefined : 'phoneInvalid');

/** What keeps a login by SMS from being sent, in the order of the fields. */
export function smsProblems(input: LoginInput): LoginProblems {
  return present({
    phone: phoneProblem(input),
    code: input.code === '' ? 'codeRequired' : /^\d{6}$/.test(input.code) ? undefined : 'codeInvalid',
    isAgreed: input.isAgreed ? undefined : 'agreementRequired',
  });
}

/** What keeps a login by password from being sent. */
export function passwordProblems(input: LoginInput): LoginProblems {
  return present({
    phone: phoneProblem(input),
    password: input.password === '' ? 'passwordRequired' : undefined,
    isAgreed: input.isAgreed ? undefined : 'agreementRequired',
  });
}

/** What keeps a code from being asked for. */
export function codeProblems(input: LoginInput): LoginProblems {
  const phone = phoneProblem(input);
  return present({ phone: phone === 'phoneRequired' ? 'phoneRequiredForCode' : phone });
}

/** The digits of a code, however it was pasted. */
export function readCode(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '').slice(0, 6);
}

function present(problems: { [Field in keyof LoginProblems]: LoginProblems[Field] | undefined }): LoginProblems {
  return Object.fromEntries(Object.entries(problems).filter(([, key]) => key !== undefined));
}
