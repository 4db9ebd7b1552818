import { isSignedAcs3, isSignedTc3 } from './signatures.ts';
import { listen, type StandIn, type VendorAnswer } from './listen.ts';

/** Keys that the stand-ins know. */
export const vendorKeys = { id: 'stand-in-key-id', secret: 'stand-in-key-secret' };

/** Numbers with a fate; all others receive their message. */
export const fates = { limited: '13800000429', unpaid: '13800000402', hangs: '13800000408', resets: '13800000444', broken: '13800000500' };

/** A message that the vendor took, possibly without being able to say so. */
export interface Taken {
  number: string;
  code: string;
  sign: string | undefined;
}

/** A stand-in for SMS with what it received. */
export interface SmsStandIn extends StandIn {
  taken: Taken[];
}

type Fate = keyof typeof fates | 'illegal' | 'delivered';

const fateOf = (number: string): Fate => {
  const found = Object.entries(fates).find(([, special]) => number.endsWith(special));
  if (found) return found[0] as keyof typeof fates;
  return /^(1[3-9]\d{9}|\+?86\d{11}|\+?852\d{8}|\+?886\d{9})$/.test(number) ? 'delivered' : 'illegal';
};

/** Alibaba Cloud SMS: parameters in the query, HTTP 200 also for its refusals. */
export async function aliyunSmsStandIn(): Promise<SmsStandIn> {
  const taken: Taken[] = [];
  const refuse = (Code: string): VendorAnswer => ({ status: 200, body: { Code, Message: Code, RequestId: 'R' } });
  const standIn = await listen((request) => {
    if (!isSignedAcs3(request, vendorKeys.id, vendorKeys.secret))
      return { status: 400, body: { Code: 'SignatureDoesNotMatch', Message: 'signature', RequestId: 'R' } };
    if (request.headers['x-acs-action'] !== 'SendSms' || request.headers['x-acs-version'] !== '2017-05-25')
      return { status: 404, body: { Code: 'InvalidAction.NotFound' } };
    const query = new URLSearchParams(request.query);
    const number = query.get('PhoneNumbers') ?? '';
    const isAbroad = /^(852|886)/.test(number);
    if (query.get('TemplateCode') !== (isAbroad ? 'SMS_ABROAD' : 'SMS_LOGIN')) return refuse('isv.SMS_TEMPLATE_ILLEGAL');
    if (!isAbroad && query.get('SignName') !== '芯页') return refuse('isv.SMS_SIGNATURE_ILLEGAL');
    const fate = fateOf(number);
    if (fate === 'illegal') return refuse('isv.MOBILE_NUMBER_ILLEGAL');
    if (fate === 'limited') return refuse('isv.BUSINESS_LIMIT_CONTROL');
    if (fate === 'unpaid') return refuse('isv.OUT_OF_SERVICE');
    if (fate === 'broken') return { status: 500, body: { Code: 'InternalError', Message: 'x' } };
    const { code } = JSON.parse(query.get('TemplateParam') ?? '{}') as { code: string };
    taken.push({ number, code, sign: query.get('SignName') ?? undefined });
    if (fate === 'hangs') return 'hang';
    if (fate === 'resets') return 'reset';
    return { status: 200, body: { Code: 'OK', Message: 'OK', BizId: 'B', RequestId: 'R' } };
  });
  return { ...standIn, taken };
}

/** Tencent Cloud SMS: JSON, with a status for each number. */
export async function tencentSmsStandIn(): Promise<SmsStandIn> {
  const taken: Taken[] = [];
  const status = (Code: string): VendorAnswer => ({ status: 200, body: { Response: { SendStatusSet: [{ Code, Message: Code }], RequestId: 'R' } } });
  const failure = (Code: string): VendorAnswer => ({ status: 200, body: { Response: { Error: { Code, Message: Code }, RequestId: 'R' } } });
  const standIn = await listen((request) => {
    if (!isSignedTc3(request, vendorKeys.id, vendorKeys.secret)) return failure('AuthFailure.SignatureFailure');
    if (request.headers['x-tc-action'] !== 'SendSms' || request.headers['x-tc-version'] !== '2021-01-11') return failure('InvalidAction');
    const body = JSON.parse(request.body) as {
      PhoneNumberSet: string[];
      TemplateId: string;
      SignName: string;
      SmsSdkAppId: string;
      TemplateParamSet: string[];
    };
    const number = body.PhoneNumberSet[0] ?? '';
    if (body.SmsSdkAppId !== '1400000000') return failure('UnauthorizedOperation.SmsSdkAppIdVerifyFail');
    if (body.TemplateId !== (number.startsWith('+86') ? '1001' : '2002')) return status('FailedOperation.TemplateIncorrectOrUnapproved');
    const fate = fateOf(number);
    if (fate === 'illegal') return status('InvalidParameterValue.IncorrectPhoneNumber');
    if (fate === 'limited') return status('LimitExceeded.PhoneNumberThirtySecondLimit');
    if (fate === 'unpaid') return status('FailedOperation.InsufficientBalanceInSmsPackage');
    if (fate === 'broken') return failure('InternalError.Timeout');
    taken.push({ number, code: body.TemplateParamSet[0] ?? '', sign: body.SignName });
    if (fate === 'hangs') return 'hang';
    if (fate === 'resets') return 'reset';
    return status('Ok');
  });
  return { ...standIn, taken };
}

/** Alibaba Cloud Captcha: an answer `good…` passes once, for its scene; `hang` and `500` are what they say. */
export async function aliyunCaptchaStandIn(): Promise<StandIn & { asked: () => number }> {
  const used = new Set<string>();
  let count = 0;
  const verdict = (VerifyResult: boolean, VerifyCode: string): VendorAnswer => ({
    status: 200,
    body: { Code: 'Success', Success: true, RequestId: 'R', Result: { VerifyResult, VerifyCode } },
  });
  const standIn = await listen((request) => {
    count += 1;
    if (!isSignedAcs3(request, vendorKeys.id, vendorKeys.secret)) return { status: 400, body: { Code: 'SignatureDoesNotMatch', Message: 'signature' } };
    if (request.headers['x-acs-action'] !== 'VerifyIntelligentCaptcha' || request.headers['x-acs-version'] !== '2023-03-05')
      return { status: 404, body: { Code: 'InvalidAction.NotFound' } };
    const fields = new URLSearchParams(request.body || request.query);
    const param = fields.get('CaptchaVerifyParam') ?? '';
    if (param === 'hang') return 'hang';
    if (param === '500') return { status: 500, body: { Code: 'InternalError' } };
    if (fields.get('SceneId') !== 'scene-1') return verdict(false, 'F012');
    if (!param.startsWith('good')) return verdict(false, 'F003');
    if (used.has(param)) return verdict(false, 'F008');
    used.add(param);
    return verdict(true, 'T001');
  });
  return { ...standIn, asked: () => count };
}
