// Generated from the contract by `npm run generate`; do not edit.
import { mutation, paged, query } from '../query.ts';

/** Alipay's page for a payment; send the browser there. */
export const alipayPage = /* @__PURE__ */ mutation<'alipayPage'>('alipayPage', 'GET /ali/pay/mallPayOnlineId');

/** The member saw the changed prices of these lines. */
export const acknowledgePrices = /* @__PURE__ */ mutation<'acknowledgePrices'>('acknowledgePrices', 'POST /mall/cart/acknowledge', { encoding: 'json' });

/** Puts goods into the cart, at most 200 lines. */
export const addToCart = /* @__PURE__ */ mutation<'addToCart'>('addToCart', 'POST /mall/cart/add');

/** Puts the lines of an order into the cart again, as far as they are on sale. */
export const buyAgain = /* @__PURE__ */ mutation<'buyAgain'>('buyAgain', 'POST /mall/cart/buyAgain');

/** Gives a line the buyer's own part number. */
export const setCustomerRef = /* @__PURE__ */ mutation<'setCustomerRef'>('setCustomerRef', 'POST /mall/cart/customerRef');

/** The member's cart, priced now. */
export const cartQuery = /* @__PURE__ */ query<'cart'>('cart', 'GET /mall/cart/list');

/** Brings the cart of the browser into the member's at login: the larger quantity of both holds. */
export const mergeCart = /* @__PURE__ */ mutation<'mergeCart'>('mergeCart', 'POST /mall/cart/merge', { encoding: 'json' });

/** Things in the member's cart. */
export const cartCountQuery = /* @__PURE__ */ query<'cartCount'>('cartCount', 'GET /mall/cart/num');

/** Prices the cart that a browser keeps for a visitor; keeps nothing. */
export const previewCart = /* @__PURE__ */ mutation<'previewCart'>('previewCart', 'POST /mall/cart/preview', { encoding: 'json' });

/** Changes the quantity of a line. */
export const setCartQuantity = /* @__PURE__ */ mutation<'setCartQuantity'>('setCartQuantity', 'POST /mall/cart/quantity');

/** Removes lines; restoreCartLines brings them back within an hour. */
export const removeCartLines = /* @__PURE__ */ mutation<'removeCartLines'>('removeCartLines', 'POST /mall/cart/remove', { encoding: 'json' });

/** Brings removed lines back. */
export const restoreCartLines = /* @__PURE__ */ mutation<'restoreCartLines'>('restoreCartLines', 'POST /mall/cart/restore', { encoding: 'json' });

/** Selects lines for the order, or not. */
export const selectCartLines = /* @__PURE__ */ mutation<'selectCartLines'>('selectCartLines', 'POST /mall/cart/select', { encoding: 'json' });

/** Keeps an address, at most 50. */
export const addAddress = /* @__PURE__ */ mutation<'addAddress'>('addAddress', 'POST /mall/deliveryAddress/add');

/** Makes an address the default. */
export const setDefaultAddress = /* @__PURE__ */ mutation<'setDefaultAddress'>('setDefaultAddress', 'POST /mall/deliveryAddress/default');

/** Removes an address. */
export const removeAddress = /* @__PURE__ */ mutation<'removeAddress'>('removeAddress', 'POST /mall/deliveryAddress/del');

/** The member's addresses, the default first. */
export const addressesQuery = /* @__PURE__ */ query<'addresses'>('addresses', 'GET /mall/deliveryAddress/list');

/** Changes an address; orders keep what they were made with. */
export const updateAddress = /* @__PURE__ */ mutation<'updateAddress'>('updateAddress', 'POST /mall/deliveryAddress/update');

/** The member's favourite goods, the newest first. */
export const favouriteGoodsQuery = /* @__PURE__ */ paged<'favouriteGoods'>('favouriteGoods', 'GET /mall/favour/goods');

/** Keeps goods as a favourite, or not any more. */
export const setFavouriteGoods = /* @__PURE__ */ mutation<'setFavouriteGoods'>('setFavouriteGoods', 'POST /mall/favour/goods');

/** Merchants that the member follows, the newest first. */
export const followedMerchantsQuery = /* @__PURE__ */ paged<'followedMerchants'>('followedMerchants', 'GET /mall/follow/merchant');

/** Follows a merchant, or not any more. */
export const setFollowMerchant = /* @__PURE__ */ mutation<'setFollowMerchant'>('setFollowMerchant', 'POST /mall/follow/merchant');

/** Asks for one notice when goods are in stock again, or takes that back; doing it twice changes nothing. */
export const setArrivalNotice = /* @__PURE__ */ mutation<'setArrivalNotice'>('setArrivalNotice', 'POST /mall/goods/arrivalNotice');

/** Goods that the member waits for, the newest wish first. */
export const arrivalNoticesQuery = /* @__PURE__ */ paged<'arrivalNotices'>('arrivalNotices', 'GET /mall/goods/arrivalNotices');

/** Asks for a better price; at most 20 a day. */
export const askBargain = /* @__PURE__ */ mutation<'askBargain'>('askBargain', 'POST /mall/goods/bargain/add');

/** The member's bargains, the newest first. */
export const bargainsQuery = /* @__PURE__ */ paged<'bargains'>('bargains', 'GET /mall/goods/bargain/list');

/** Top categories that have goods, in the order of the catalogue. */
export const goodsCategoriesQuery = /* @__PURE__ */ query<'goodsCategories'>('goodsCategories', 'GET /mall/goods/categories');

/** One offer. Off sale it is still readable, for orders and favourites. */
export const goodsDetailQuery = /* @__PURE__ */ query<'goodsDetail'>('goodsDetail', 'GET /mall/goods/detail');

/** Goods on sale by words and filters. */
export const goodsListQuery = /* @__PURE__ */ paged<'goodsList'>('goodsList', 'GET /mall/goods/list');

/** One merchant. */
export const merchantDetailQuery = /* @__PURE__ */ query<'merchantDetail'>('merchantDetail', 'GET /mall/goods/merchant');

/** Merchants by words. */
export const merchantListQuery = /* @__PURE__ */ paged<'merchantList'>('merchantList', 'GET /mall/goods/merchants');

/** The packing list with 入仓号, in Chinese and English, for buyer and merchant. */
export const packingList = /* @__PURE__ */ mutation<'packingList'>('packingList', 'GET /mall/goods/order/packingList/{id}', { isFile: true });

/** Opens a claim. 409 `order.state` before payment, or while one is open. */
export const claimOrder = /* @__PURE__ */ mutation<'claimOrder'>('claimOrder', 'POST /mall/goods/order/user/claim');

/** Closes an unpaid order and gives the stock back. 409 `order.state` in another state; again changes nothing. */
export const closeOrder = /* @__PURE__ */ mutation<'closeOrder'>('closeOrder', 'POST /mall/goods/order/user/close');

/** How many orders stand where. */
export const orderCountsQuery = /* @__PURE__ */ query<'orderCounts'>('orderCounts', 'GET /mall/goods/order/user/counts');

/** One order with everything. */
export const orderDetailQuery = /* @__PURE__ */ query<'orderDetail'>('orderDetail', 'GET /mall/goods/order/user/detail');

/** The goods are there. 409 `order.state` before everything is shipped; again changes nothing. */
export const finishOrder = /* @__PURE__ */ mutation<'finishOrder'>('finishOrder', 'POST /mall/goods/order/user/finish');

/** The member's orders, the newest first. */
export const ordersQuery = /* @__PURE__ */ paged<'orders'>('orders', 'GET /mall/goods/order/user/list');

/** Parcels of an order and what happened to them. */
export const orderParcelsQuery = /* @__PURE__ */ query<'orderParcels'>('orderParcels', 'GET /mall/goods/order/user/logistics');

/** Takes a closed order out of the list. */
export const removeOrder = /* @__PURE__ */ mutation<'removeOrder'>('removeOrder', 'POST /mall/goods/order/user/remove');

/** Names forwarder and 入仓号 of an order with delivery in 香港. 409 `order.state` once it is shipped. */
export const setWarehousingNo = /* @__PURE__ */ mutation<'setWarehousingNo'>('setWarehousingNo', 'POST /mall/goods/order/user/warehousingNo');

/** Applies for an invoice over finished orders; 409 `invoice.not_possible` when one of them cannot have one (now). */
export const applyInvoice = /* @__PURE__ */ mutation<'applyInvoice'>('applyInvoice', 'POST /mall/invoice/apply', { encoding: 'json' });

/** A file of an issued invoice, for its buyer and merchant. */
export const invoiceFile = /* @__PURE__ */ mutation<'invoiceFile'>('invoiceFile', 'GET /mall/invoice/file/{id}', { isFile: true });

/** The member's invoices, the newest first. */
export const invoicesQuery = /* @__PURE__ */ paged<'invoices'>('invoices', 'GET /mall/invoice/list');

/** Keeps an invoice title, at most 50. */
export const addInvoiceTitle = /* @__PURE__ */ mutation<'addInvoiceTitle'>('addInvoiceTitle', 'POST /mall/invoice/title/add');

/** Makes an invoice title the default. */
export const setDefaultInvoiceTitle = /* @__PURE__ */ mutation<'setDefaultInvoiceTitle'>('setDefaultInvoiceTitle', 'POST /mall/invoice/title/default');

/** Removes an invoice title. */
export const removeInvoiceTitle = /* @__PURE__ */ mutation<'removeInvoiceTitle'>('removeInvoiceTitle', 'POST /mall/invoice/title/del');

/** The member's invoice titles, the default first. */
export const invoiceTitlesQuery = /* @__PURE__ */ query<'invoiceTitles'>('invoiceTitles', 'GET /mall/invoice/title/list');

/** Changes an invoice title; invoices keep what they were applied for with. */
export const updateInvoiceTitle = /* @__PURE__ */ mutation<'updateInvoiceTitle'>('updateInvoiceTitle', 'POST /mall/invoice/title/update');

/** Answers a bargain. */
export const decideBargain = /* @__PURE__ */ mutation<'decideBargain'>('decideBargain', 'POST /mall/merchant/bargain/decide');

/** Bargains with the merchant, the newest first. */
export const merchantBargainsQuery = /* @__PURE__ */ paged<'merchantBargains'>('merchantBargains', 'GET /mall/merchant/bargain/list');

/** The merchant's goods. */
export const merchantGoodsQuery = /* @__PURE__ */ paged<'merchantGoods'>('merchantGoods', 'GET /mall/merchant/goods/list');

/** Sets the stock of goods; who waits for them is told. */
export const setStock = /* @__PURE__ */ mutation<'setStock'>('setStock', 'POST /mall/merchant/goods/stock');

/** Issues or refuses an invoice. */
export const decideInvoice = /* @__PURE__ */ mutation<'decideInvoice'>('decideInvoice', 'POST /mall/merchant/invoice/decide');

/** Keeps a file of an issued invoice; the same kind again replaces it. */
export const uploadInvoiceFile = /* @__PURE__ */ mutation<'uploadInvoiceFile'>('uploadInvoiceFile', 'POST /mall/merchant/invoice/file', { encoding: 'multipart' });

/** Invoices that buyers applied for, the oldest open one first. */
export const merchantInvoicesQuery = /* @__PURE__ */ paged<'merchantInvoices'>('merchantInvoices', 'GET /mall/merchant/invoice/list');

/** The merchant for which the member speaks; 403 `session.role` when there is none, as for every call below /mall/merchant. */
export const myMerchantQuery = /* @__PURE__ */ query<'myMerchant'>('myMerchant', 'GET /mall/merchant/mine');

/** The merchant has seen a paid order and will ship; again changes nothing. */
export const confirmOrder = /* @__PURE__ */ mutation<'confirmOrder'>('confirmOrder', 'POST /mall/merchant/order/confirm');

/** How many orders to the merchant stand where. */
export const merchantOrderCountsQuery = /* @__PURE__ */ query<'merchantOrderCounts'>('merchantOrderCounts', 'GET /mall/merchant/order/counts');

/** One order to the merchant; actions are the merchant's. */
export const merchantOrderQuery = /* @__PURE__ */ query<'merchantOrder'>('merchantOrder', 'GET /mall/merchant/order/detail');

/** Orders to the merchant, the newest first. */
export const merchantOrdersQuery = /* @__PURE__ */ paged<'merchantOrders'>('merchantOrders', 'GET /mall/merchant/order/list');

/** Answers a claim: refunds through the channel that was paid by, or declines. */
export const resolveClaim = /* @__PURE__ */ mutation<'resolveClaim'>('resolveClaim', 'POST /mall/merchant/order/resolve');

/** Ships a parcel; the order is shipped when nothing is left. 409 `order.quantity` for more than is left. */
export const shipOrder = /* @__PURE__ */ mutation<'shipOrder'>('shipOrder', 'POST /mall/merchant/order/ship', { encoding: 'json', isIdempotent: true });

/** Writes down what happened to a parcel. */
export const reportParcel = /* @__PURE__ */ mutation<'reportParcel'>('reportParcel', 'POST /mall/merchant/parcel/event');

/** Begins an online payment, or gives the one under way. 409 `order.state` when the order does not wait for payment. */
export const createOnlinePayment = /* @__PURE__ */ mutation<'createOnlinePayment'>('createOnlinePayment', 'POST /mall/pay/online/create', { isIdempotent: true });

/** An online payment, as it was last heard of. */
export const onlinePaymentQuery = /* @__PURE__ */ query<'onlinePayment'>('onlinePayment', 'GET /mall/pay/online/detail');

/** Asks the channel how a payment stands: for the page that the visitor comes back to. At most once in 2 s a payment. */
export const queryOnlinePayment = /* @__PURE__ */ mutation<'queryOnlinePayment'>('queryOnlinePayment', 'POST /mall/pay/online/query');

/** Orders at an agreed price. */
export const createBargainOrder = /* @__PURE__ */ mutation<'createBargainOrder'>('createBargainOrder', 'POST /mall/pay/order/create/bargaining', { encoding: 'json', isIdempotent: true });

/** Orders lines of the cart, all or none. 409 `order.total_changed` carries the fresh total, `order.out_of_stock` and
`order.not_orderable` the goods; `request.in_progress` and `order.duplicate`: the same is under way or was just made. */
export const createCartOrder = /* @__PURE__ */ mutation<'createCartOrder'>('createCartOrder', 'POST /mall/pay/order/create/cart', { encoding: 'json', isIdempotent: true });

/** Orders goods at once. */
export const createGoodsOrder = /* @__PURE__ */ mutation<'createGoodsOrder'>('createGoodsOrder', 'POST /mall/pay/order/create/goods', { encoding: 'json', isIdempotent: true });

/** Prices what is to be ordered and says what is missing; makes nothing. */
export const prepareOrder = /* @__PURE__ */ mutation<'prepareOrder'>('prepareOrder', 'POST /mall/pay/order/prepare', { encoding: 'json' });

/** Where to transfer an order's total to. */
export const receiptBankQuery = /* @__PURE__ */ query<'receiptBank'>('receiptBank', 'GET /mall/pay/receipt/bank');

/** A file of a receipt, for its buyer and for operators. */
export const receiptFile = /* @__PURE__ */ mutation<'receiptFile'>('receiptFile', 'GET /mall/pay/receipt/content/{id}', { isFile: true });

/** Receipts of an order, the newest first. */
export const receiptsQuery = /* @__PURE__ */ query<'receipts'>('receipts', 'GET /mall/pay/receipt/list');

/** Hands in the receipt of a transfer. 409 `order.state` when the order does not wait for payment. */
export const submitReceipt = /* @__PURE__ */ mutation<'submitReceipt'>('submitReceipt', 'POST /mall/pay/receipt/submit', { encoding: 'json', isIdempotent: true });

/** Keeps a file for a receipt. A file that no receipt names is dropped after a day. */
export const uploadReceiptFile = /* @__PURE__ */ mutation<'uploadReceiptFile'>('uploadReceiptFile', 'POST /mall/pay/receipt/upload', { encoding: 'multipart' });

/** Makes a pro forma invoice, valid for 7 days. 409 `pi.not_possible`: several sellers or currencies, or lines that cannot be ordered. */
export const createPi = /* @__PURE__ */ mutation<'createPi'>('createPi', 'POST /mall/user/pi/create', { encoding: 'json' });

/** One pro forma invoice, as it is on paper. */
export const piDetailQuery = /* @__PURE__ */ query<'piDetail'>('piDetail', 'GET /mall/user/pi/detail');

/** A pro forma invoice as a PDF in Chinese and English. */
export const piFile = /* @__PURE__ */ mutation<'piFile'>('piFile', 'GET /mall/user/pi/file/{id}', { isFile: true });

/** The member's pro forma invoices, the newest first. */
export const pisQuery = /* @__PURE__ */ paged<'pis'>('pis', 'GET /mall/user/pi/list');

/** Declares a pro forma invoice void. */
export const voidPi = /* @__PURE__ */ mutation<'voidPi'>('voidPi', 'POST /mall/user/pi/void');

/** Merchants and who speaks for them. */
export const merchantSeatsQuery = /* @__PURE__ */ paged<'merchantSeats'>('merchantSeats', 'GET /operator/merchants');

/** Lets a member speak for a merchant; a member speaks for one at most. */
export const assignMerchant = /* @__PURE__ */ mutation<'assignMerchant'>('assignMerchant', 'POST /operator/merchants/assign');
