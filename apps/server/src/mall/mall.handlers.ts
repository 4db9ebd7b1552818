import { addressHandlers } from './addresses.ts';
import { bargainHandlers } from './bargains.ts';
import { cartHandlers } from './cart.handlers.ts';
import { goodsHandlers, goodsFavouriteHandlers } from './goods.handlers.ts';
import { invoiceHandlers } from './invoices.handlers.ts';
import { titleHandlers } from './invoiceTitles.ts';
import { merchantGoodsHandlers, merchantOrderHandlers } from './merchant.handlers.ts';
import { merchantPaperHandlers } from './merchantPapers.handlers.ts';
import { onlinePaymentHandlers } from './onlinePayments.handlers.ts';
import { makeOrderHandlers, userOrderHandlers } from './orders.handlers.ts';
import { packingListHandlers } from './packingList.ts';
import { piHandlers } from './pis.handlers.ts';
import { receiptHandlers } from './receipts.handlers.ts';

/** Goods, carts, orders, payments and papers. */
export const mallHandlers = {
  ...addressHandlers,
  ...bargainHandlers,
  ...cartHandlers,
  ...goodsHandlers,
  ...invoiceHandlers,
  ...goodsFavouriteHandlers,
  ...makeOrderHandlers,
  ...merchantGoodsHandlers,
  ...merchantOrderHandlers,
  ...merchantPaperHandlers,
  ...onlinePaymentHandlers,
  ...packingListHandlers,
  ...piHandlers,
  ...receiptHandlers,
  ...titleHandlers,
  ...userOrderHandlers,
};
