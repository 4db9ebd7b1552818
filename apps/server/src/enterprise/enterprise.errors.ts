import { Failure } from '../platform/errors.ts';
import { type Right, rights, type SeatRole } from './rights.rules.ts';

const where = '“个人中心”的“企业管理”';

/** By where the verification stands; null: never asked for. */
const states = {
  null: `请先完成企业认证：在${where}提交资料，通过后就可以继续`,
  0: `企业认证还在审核中，通过后就可以继续；进度在${where}`,
  1: `企业认证已过期，请在${where}重新提交`,
  2: `企业认证没有通过，请在${where}查看原因，改好后重新提交`,
  3: `企业认证已过期，请在${where}重新提交`,
} as const;

/** How the roles are called. */
export const roleWords: Record<SeatRole, string> = { owner: '负责人', buyer: '采购', approver: '审批人', seller: '销售', editor: '编辑' };

const rightWords: Record<Right, string> = {
  'company.edit': '修改企业资料',
  'company.members': '管理成员',
  'demand.post': '发布求购',
  'demand.accept': '接受报价',
  'quote.send': '发送报价',
  'stock.edit': '维护库存',
  'order.place': '下单',
  'order.approve': '审批采购',
  'content.edit': '发布内容',
  'job.post': '招聘',
};

/** Only a verified company does this. */
export const companyRequiredFailure = (status: 0 | 1 | 2 | 3 | null) => new Failure(403, 'enterprise.required', states[`${status}`]);

/** Who looks is none of those who may do it. */
export const rightMissing = (right: Right) =>
  new Failure(403, 'enterprise.right_missing', `只有这家认证企业的${rights[right].map((one) => roleWords[one]).join('、')}可以${rightWords[right]}`);

/** The member's place in the company does not allow it; says whose does. */
export const rightMissingFailure = (role: SeatRole, right: Right) => {
  const able = rights[right].map((one) => roleWords[one]).join('、');
  return new Failure(403, 'enterprise.right_missing', `你在企业里是${roleWords[role]}，不能${rightWords[right]}；请联系${able}，或请负责人调整你的身份`);
};
