import { defineMessages } from '../../../i18n/messages.ts';

/** What a member is in a company, and what that allows. */
export const seatMessages = defineMessages('companySeats', {
  owner: '负责人',
  buyer: '采购',
  approver: '审批人',
  seller: '销售',
  editor: '编辑',
  may_buyer: '发布求购、接受报价、下单',
  may_approver: '采购能做的，加上审批同事的采购',
  may_seller: '发送报价、维护库存',
  may_editor: '发布企业的内容',
});
