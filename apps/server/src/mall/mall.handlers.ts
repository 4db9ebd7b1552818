import { approvalHandlers } from './approvals/approvals.handlers.ts';
import { addressHandlers } from './papers/addresses.handlers.ts';
import { bargainHandlers } from './orders/bargains.handlers.ts';
import { claimHandlers } from './orders/claims.handlers.ts';
import { cartHandlers } from './cart/cart.handlers.ts';
import { partListHandlers } from './cart/partLists.handlers.ts';
import { entryHandlers } from './merchant/entry.handlers.ts';
import { goodsMarkHandlers } from './goods/goodsMarks.handlers.ts';
import { goodsHandlers } from './goods/goods.handlers.ts';
import { offerHistoryHandlers } from './goods/offerHistory.handlers.ts';
import { creditHandlers } from './credit/credit.handlers.ts';
import { creditNoteHandlers } from './papers/creditNotes.handlers.ts';
import { invoiceHandlers } from './papers/invoices.handlers.ts';
import { titleHandlers } from './papers/invoiceTitles.handlers.ts';
import { merchantGoodsHandlers } from './merchant/merchantGoods.handlers.ts';
import { merchantOrderHandlers } from './merchant/merchantOrders.handlers.ts';
import { sheetHandlers } from './merchant/sheets.handlers.ts';
import { merchantPaperHandlers } from './merchant/merchantPapers.handlers.ts';
import { onlinePaymentHandlers } from './payments/onlinePayments.handlers.ts';
import { operatorOrderHandlers } from './orders/operatorOrders.handlers.ts';
import { makeOrderHandlers, userOrderHandlers } from './orders/orders.handlers.ts';
import { packingListHandlers } from './orders/packingList.handlers.ts';
import { piHandlers } from './payments/pis.handlers.ts';
import { receiptHandlers } from './payments/receipts.handlers.ts';

/** Goods, carts, orders, payments and papers; who speaks for merchants is answered beside them, by what all domains say. */
export const mallHandlers = {
  ...addressHandlers,
  ...bargainHandlers,
  ...approvalHandlers,
  ...cartHandlers,
  ...creditHandlers,
  ...creditNoteHandlers,
  ...claimHandlers,
  ...entryHandlers,
  ...goodsHandlers,
  ...invoiceHandlers,
  ...goodsMarkHandlers,
  ...makeOrderHandlers,
  ...merchantGoodsHandlers,
  ...merchantOrderHandlers,
  ...merchantPaperHandlers,
  ...offerHistoryHandlers,
  ...onlinePaymentHandlers,
  ...operatorOrderHandlers,
  ...packingListHandlers,
  ...partListHandlers,
  ...piHandlers,
  ...receiptHandlers,
  ...sheetHandlers,
  ...titleHandlers,
  ...userOrderHandlers,
};
