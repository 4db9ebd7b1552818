import { findCompany } from '../../enterprise/follows/companies.queries.ts';
import { giveNotice } from '../../messages/notices.queries.ts';
import type { ReviewDecisions } from '../../platform/domain.ts';
import { Failure } from '../../platform/errors.ts';
import { raiseRole } from '../../platform/members/members.queries.ts';
import { findMerchantOf } from './merchants.queries.ts';
import { findMerchantOfCompany, insertShop, lockEntry, updateEntry } from './entry.queries.ts';
import { toTerms } from './entry.rules.ts';

/** An entry: approved, the shop is open and its member sells; refused, its company reads why and hands it in again. */
export const entryDecisions: Pick<ReviewDecisions, 'merchant_entry'> = {
  async merchant_entry(tx, review, { isApproved, reason, now }) {
    const entry = await lockEntry(tx, Number(review.payload['entryId']));
    if (entry?.state !== 'reviewing') return;
    const { id, enterpriseId, memberId, form } = entry;
    await updateEntry(tx, id, { state: isApproved ? 'approved' : 'refused', reason: isApproved ? null : reason, decidedAt: now });
    if (isApproved) {
      const company = await findCompany(tx, enterpriseId);
      const isIn = (await findMerchantOf(tx, memberId)) ?? (await findMerchantOfCompany(tx, enterpriseId));
      if (!company || isIn) throw new Failure(409, 'merchant.entered', '这家企业或申请人已经有店铺，请驳回并写明原因');
      const { shopName: name, shopNameEn: nameEn, shopType, intro, shipping, returnPolicy, serviceHours, contactName, contactPhone, terms } = form;
      const { creditCode, place, officeAddress, regAddress } = company;
      const said = { name, nameEn, shopType, intro, shipping, returnPolicy, serviceHours, contactName };
      const facts = { creditCode, place: place ?? '未知', address: officeAddress ?? regAddress, phone: contactPhone };
      const shop = { ...said, ...facts, memberId, enterpriseId, isSample: false, createdAt: now };
      if ((await insertShop(tx, shop, terms.map(toTerms))) === null) throw new Failure(409, 'merchant.name_taken', '店铺名称已经被用了，请驳回并请对方换一个');
      await raiseRole(tx, memberId, 'merchant');
    }
    const [title, body, href] = isApproved
      ? ['入驻已通过，可以开始卖了', `“${form.shopName}”已经营业，先上架商品。`, '/userCenter/seller/goods']
      : ['入驻没有通过', `“${form.shopName}”没有通过。原因：${reason}`, '/mall/enterGarrison'];
    await giveNotice(tx, { memberId: review.memberId, kind: 'review', title, body, href }, now);
  },
};
