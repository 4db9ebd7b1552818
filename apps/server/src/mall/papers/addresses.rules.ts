import type { Operations } from '@chippage/api/operations';
import { wrongFieldFailure } from '../mall.errors.ts';

type Form = Operations['addAddress']['input']['body'];

const areaCodes = { CN: '+86', HK: '+852', TW: '+886' } as const;
const mobiles = { CN: /^1[3-9]\d{9}$/, HK: /^[4-9]\d{7}$/, TW: /^9\d{8}$/ };
const mobileWords = { CN: '请输入 11 位手机号', HK: '请输入 8 位香港手机号', TW: '请输入 9 位台湾手机号，以 9 开头' };
const postcodes = { CN: /^\d{6}$/, HK: /^$/, TW: /^(\d{3}|\d{5,6})$/ };
const needed: Record<Form['region'], ['province' | 'city' | 'district', string][]> = {
  CN: [
    ['province', '请选择省份'],
    ['city', '请选择城市'],
    ['district', '请选择区县'],
  ],
  HK: [['district', '请选择地区']],
  TW: [
    ['city', '请选择县市'],
    ['district', '请选择乡镇市区'],
  ],
};

const orNull = (text: string) => text.trim() || null;

/** Checks what the contract alone cannot: each region writes them differently. @throws Failure */
export function readAddress({ region, ...form }: Form) {
  const receiver = form.receiver.trim();
  if (receiver === '') throw wrongFieldFailure('receiver', '请填写收货人');
  const digits = form.mobile.replaceAll(' ', '');
  const mobile = region === 'TW' ? digits.replace(/^0/, '') : digits;
  if (!mobiles[region].test(mobile)) throw wrongFieldFailure('mobile', mobileWords[region]);
  for (const [field, msg] of needed[region]) if (String({ region, ...form }[field] ?? '').trim() === '') throw wrongFieldFailure(field, msg);
  const detail = form.detail.trim();
  if (detail === '') throw wrongFieldFailure('detail', '请填写详细地址');
  if (form.postcode !== '' && !postcodes[region].test(form.postcode))
    throw wrongFieldFailure('postcode', region === 'HK' ? '香港没有邮编，请留空' : '邮编不正确');
  return {
    region,
    receiver,
    areaCode: areaCodes[region],
    mobile,
    tel: orNull(form.tel),
    province: orNull(form.province),
    city: orNull(form.city),
    district: orNull(form.district),
    street: orNull(form.street),
    detail,
    postcode: orNull(form.postcode),
    company: orNull(form.company),
    tag: form.tag ?? null,
    forwarder: orNull(form.forwarder),
    warehousingNo: orNull(form.warehousingNo),
    isDefault: form.isDefault,
  };
}
