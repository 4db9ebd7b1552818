import { papersLimits } from '@chippage/api/limits';
import type { Operations } from '@chippage/api/operations';
import { isCreditCode } from '../../platform/creditCode.ts';
import { wrongFieldFailure } from '../mall.errors.ts';
import { gbkLength } from './gbkLength.ts';

type Form = Operations['addInvoiceTitle']['input']['body'];

const orNull = (text: string) => text.trim() || null;

/** What the tax office asks of a title: more for 专票 (81) than for 普票 (82). @throws Failure */
export function readTitle(form: Form) {
  const { kind, titleType } = form;
  const buyerName = form.buyerName.trim();
  if (buyerName === '') throw wrongFieldFailure('buyerName', '请填写发票抬头');
  if (gbkLength(buyerName) > papersLimits.bytes) throw wrongFieldFailure('buyerName', '发票抬头最多 100 个字节（50 个汉字）');
  const isSpecial = kind === 81;
  if (isSpecial && titleType === 'person') throw wrongFieldFailure('titleType', '个人不能开专票，请改为普票');
  const taxNo = form.taxNo.trim();
  if (taxNo === '' && (isSpecial || titleType === 'company')) throw wrongFieldFailure('taxNo', isSpecial ? '开专票必须填写税号' : '企业抬头必须填写税号');
  if (taxNo.length === 18 && titleType !== 'person' && !isCreditCode(taxNo)) throw wrongFieldFailure('taxNo', '税号不正确，请核对统一社会信用代码的每一位');
  if (titleType === 'company' && taxNo !== '' && taxNo.length !== 18 && taxNo.length !== 15 && taxNo.length !== 20)
    throw wrongFieldFailure('taxNo', '企业税号是 18 位统一社会信用代码，请检查位数');
  const [address, tel, bankName, bankAccount] = [form.address.trim(), form.tel.trim(), form.bankName.trim(), form.bankAccount.trim()];
  if (isSpecial)
    for (const [field, value, msg] of [
      ['address', address, '开专票必须填写注册地址'],
      ['tel', tel, '开专票必须填写注册电话'],
      ['bankName', bankName, '开专票必须填写开户行'],
      ['bankAccount', bankAccount, '开专票必须填写银行账号'],
    ] as const)
      if (value === '') throw wrongFieldFailure(field, msg);
  if (gbkLength(address) + gbkLength(tel) > papersLimits.bytes) throw wrongFieldFailure('address', '地址和电话合计最多 100 个字节');
  if (gbkLength(bankName) + gbkLength(bankAccount) > papersLimits.bytes) throw wrongFieldFailure('bankName', '开户行和账号合计最多 100 个字节');
  return {
    kind,
    titleType,
    buyerName,
    taxNo: orNull(taxNo),
    address: orNull(address),
    tel: orNull(tel),
    bankName: orNull(bankName),
    bankAccount: orNull(bankAccount),
    email: orNull(form.email),
    isDefault: form.isDefault,
  };
}
