import type { ErrorObject } from 'ajv';
import type { FieldError } from '../errors.ts';

/** What people call a field, where the general sentence would not help. */
const ownMessages: Record<string, string> = {
  mobile: '请输入正确的手机号码',
  code: '请输入 6 位数字验证码',
  pwd: '密码格式不正确，请刷新页面后重试',
  captchaVerifyParam: '请先完成安全验证',
  ids: '请选择文件',
  pageIndex: '页码应是从 1 开始的整数',
  pageSize: '每页条数应是 1 到 100 的整数',
  id: '编号应是正整数',
  brandId: '品牌编号应是正整数',
};

/** One sentence for one broken rule. */
function sentence({ keyword, params }: ErrorObject): string {
  switch (keyword) {
    case 'required':
      return '不能为空';
    case 'minLength':
      return params['limit'] === 1 ? '不能为空' : `至少 ${params['limit']} 个字符`;
    case 'maxLength':
      return `最多 ${params['limit']} 个字符`;
    case 'minimum':
      return `不能小于 ${params['limit']}`;
    case 'maximum':
      return `不能大于 ${params['limit']}`;
    case 'maxItems':
      return `最多 ${params['limit']} 项`;
    case 'minItems':
      return `至少 ${params['limit']} 项`;
    case 'enum':
      return `只能是 ${Array.isArray(params['allowedValues']) ? params['allowedValues'].join('、') : '给定的值'} 之一`;
    case 'type':
      return params['type'] === 'integer' ? '应是整数' : params['type'] === 'number' ? '应是数字' : '格式不正确';
    default:
      return '格式不正确';
  }
}

/** Says for each broken field, once, what to do about it. */
export function toFieldErrors(errors: readonly ErrorObject[]): FieldError[] {
  const byField = new Map<string, string>();
  for (const error of errors) {
    const field = error.instancePath.split('/')[1] ?? String(error.params['missingProperty'] ?? '');
    const name = field || String(error.params['missingProperty'] ?? '');
    if (!byField.has(name)) byField.set(name, ownMessages[name] ?? sentence(error));
  }
  return [...byField].map(([field, msg]) => ({ field, msg }));
}

/** A text that no database can hold. */
export const unstorable = (field: string): FieldError => ({ field, msg: '含有无法使用的字符，请删除后重试' });
