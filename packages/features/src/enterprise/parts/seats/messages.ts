import { defineMessages } from '../../../i18n/messages.ts';

/** What a member is in a company, and what that allows. */
export const companySeatsMessages = defineMessages('companySeats', {
  owner: '负责人',
  buyer: '采购',
  approver: '审批人',
  seller: '销售',
  editor: '编辑',
  may_buyer: '发布求购、接受报价、下单',
  may_approver: '采购能做的；同事超过限额的订单由审批人来下',
  may_seller: '发送报价、维护库存',
  may_editor: '发布企业的内容',
});
