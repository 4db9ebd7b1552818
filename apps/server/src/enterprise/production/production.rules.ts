import type { ProductionFacts } from '@chippage/api/types';
import type { FieldError } from '../../platform/errors.ts';

/** What a company writes of a production line. */
export interface WrittenLine {
  name: string;
  equipment: string;
  capacity: string;
  certificates: readonly string[];
}

const plain = (text: string) => text.normalize('NFKC').trim();
const orNull = (text: string) => plain(text) || null;

/** What a form says, as it is stored; certificates that are named twice are one. */
export const readLine = ({ name, equipment, capacity, certificates }: WrittenLine): ProductionFacts => ({
  name: plain(name),
  equipment: orNull(equipment),
  capacity: orNull(capacity),
  certificates: [...new Set(certificates.map(plain).filter((each) => each !== ''))],
});

/** What of it no schema can tell to be wrong. @param files How many files prove its certificates, those that were there included */
export function wrongLine({ name, certificates }: ProductionFacts, files: number): FieldError[] {
  const wrong: FieldError[] = [];
  if (name.length < 2) wrong.push({ field: 'name', msg: '请填写产线名称，至少 2 个字' });
  if (certificates.length > 0 && files === 0) wrong.push({ field: 'fileIds', msg: '写了认证，请上传证书；没有证书就把认证留空' });
  return wrong;
}

const words = ({ name, equipment, capacity, certificates }: ProductionFacts) => ({
  产线: name,
  设备: equipment ?? '没有写',
  产能: capacity ?? '没有写',
  认证: certificates.join('、') || '没有写',
});

/** What an operator judges by: what is wanted, and beside it what is shown where it is another. */
export function lineFacts(shown: ProductionFacts | null, wanted: ProductionFacts): { name: string; value: string; before?: string }[] {
  const before = shown && words(shown);
  return Object.entries(words(wanted)).map(([name, value]) => {
    const was = before?.[name as keyof typeof before];
    return was === undefined || was === value ? { name, value } : { name, value, before: was };
  });
}

/** Whether two say the same. */
export const isSameLine = (one: ProductionFacts, other: ProductionFacts): boolean => JSON.stringify(words(one)) === JSON.stringify(words(other));
