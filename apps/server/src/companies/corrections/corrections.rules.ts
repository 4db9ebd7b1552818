import { registryBlockNames } from '@chippage/api/registryBlockNames';
import type { RegistryBlock } from '@chippage/api/types';

/** What a correction is about, in Chinese. */
const partName = (block: RegistryBlock | null): string => (block === null ? '基本信息' : registryBlockNames[block]);

/** A correction as an operator judges it. */
export interface JudgedCorrection {
  companyId: number;
  name: string;
  block: RegistryBlock | null;
  content: string;
  isOwn: boolean;
}

/** What the operator reads. */
export const correctionFacts = ({ companyId, name, block, content, isOwn }: JudgedCorrection) => [
  { name: '公司', value: name, href: `/checkEnterprise/companyDetail/${companyId}` },
  { name: '栏目', value: partName(block) },
  { name: '身份', value: isOwn ? '代表这家公司' : '不代表这家公司' },
  { name: '哪里不对、正确的是什么', value: content },
];

/** What the member is told of the decision. */
export function correctionNotice({ name, block }: Pick<JudgedCorrection, 'name' | 'block'>, isApproved: boolean, reason: string) {
  const about = `“${name}”的${partName(block)}`;
  return isApproved ? { title: '纠错已更正', body: `${about}：已更正。${reason}` } : { title: '纠错已驳回', body: `${about}：已驳回。原因：${reason}` };
}
