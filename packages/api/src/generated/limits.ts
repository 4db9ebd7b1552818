// Generated from the contract by `npm run generate`; do not edit.

/** Limits of search words, whatever they search. */
export const keywordsLimits = { maxLength: 200 } as const;

/** Limits of the number of a page, whatever the list. */
export const pageIndexLimits = { minimum: 1, maximum: 10000 } as const;

/** Limits of pictureFile that no schema holds. */
export const pictureFileLimits = { bytes: 5242880, pixels: 40000000 } as const;

/** Limits of engineerField that no schema holds. */
export const engineerFieldLimits = { count: 10, length: 20 } as const;

/** Limits of documentFile that no schema holds. */
export const documentFileLimits = { bytes: 52428800, pages: 5000 } as const;

/** Limits of papers that no schema holds. */
export const papersLimits = { count: 50, bytes: 100 } as const;

/** Limits of receiptFile that no schema holds. */
export const receiptFileLimits = { bytes: 10485760 } as const;

/** Limits of invoiceFile that no schema holds. */
export const invoiceFileLimits = { bytes: 10485760 } as const;

/** Limits of `AddressChange`. */
export const addressChangeLimits = {
  receiver: { minLength: 1, maxLength: 40 },
  mobile: { minLength: 8, maxLength: 16 },
  tel: { maxLength: 24 },
  province: { maxLength: 40 },
  city: { maxLength: 40 },
  district: { maxLength: 40 },
  street: { maxLength: 40 },
  detail: { minLength: 1, maxLength: 200 },
  company: { maxLength: 100 },
  forwarder: { maxLength: 100 },
  warehousingNo: { maxLength: 40 },
} as const;

/** Limits of `AddressForm`. */
export const addressFormLimits = {
  receiver: { minLength: 1, maxLength: 40 },
  mobile: { minLength: 8, maxLength: 16 },
  tel: { maxLength: 24 },
  province: { maxLength: 40 },
  city: { maxLength: 40 },
  district: { maxLength: 40 },
  street: { maxLength: 40 },
  detail: { minLength: 1, maxLength: 200 },
  company: { maxLength: 100 },
  forwarder: { maxLength: 100 },
  warehousingNo: { maxLength: 40 },
} as const;

/** Limits of `BargainAnswer`. */
export const bargainAnswerLimits = {
  answer: { maxLength: 200 },
} as const;

/** Limits of `BargainForm`. */
export const bargainFormLimits = {
  quantity: { minimum: 1, maximum: 999999999 },
  note: { maxLength: 200 },
} as const;

/** Limits of `BargainOrder`. */
export const bargainOrderLimits = {
  forwarder: { maxLength: 100 },
  warehousingNo: { maxLength: 40 },
  expected: { minItems: 1, maxItems: 50 },
} as const;

/** Limits of `CartAdding`. */
export const cartAddingLimits = {
  quantity: { minimum: 1, maximum: 999999999 },
  customerRef: { maxLength: 72 },
} as const;

/** Limits of `CartLineChoice`. */
export const cartLineChoiceLimits = {
  ids: { minItems: 1, maxItems: 500 },
} as const;

/** Limits of `CartOrder`. */
export const cartOrderLimits = {
  lineIds: { minItems: 1, maxItems: 200 },
  forwarder: { maxLength: 100 },
  warehousingNo: { maxLength: 40 },
  expected: { minItems: 1, maxItems: 50 },
} as const;

/** Limits of `CartQuantity`. */
export const cartQuantityLimits = {
  quantity: { minimum: 1, maximum: 999999999 },
} as const;

/** Limits of `CartReference`. */
export const cartReferenceLimits = {
  customerRef: { maxLength: 72 },
} as const;

/** Limits of `CartSelection`. */
export const cartSelectionLimits = {
  ids: { maxItems: 500 },
} as const;

/** Limits of `ChannelOrder`. */
export const channelOrderLimits = {
  ids: { minLength: 1, maxLength: 400 },
} as const;

/** Limits of `ClaimAnswer`. */
export const claimAnswerLimits = {
  answer: { minLength: 2, maxLength: 500 },
} as const;

/** Limits of `ClaimForm`. */
export const claimFormLimits = {
  reason: { minLength: 5, maxLength: 500 },
} as const;

/** Limits of `CodeQuestion`. */
export const codeQuestionLimits = {
  mobile: { maxLength: 24 },
} as const;

/** Limits of `CommentReport`. */
export const commentReportLimits = {
  note: { maxLength: 200 },
} as const;

/** Limits of `DocumentFacts`. */
export const documentFactsLimits = {
  brandName: { maxLength: 120 },
  mpns: { minItems: 1, maxItems: 50, items: { minLength: 2, maxLength: 64 } },
  title: { minLength: 1, maxLength: 120 },
  category: { maxLength: 80 },
} as const;

/** Limits of `DownloadRequest`. */
export const downloadRequestLimits = {
  ids: { maxLength: 1700 },
  zipName: { maxLength: 80 },
} as const;

/** Limits of `EmailBinding`. */
export const emailBindingLimits = {
  email: { maxLength: 254 },
} as const;

/** Limits of `EnterpriseRegistration`. */
export const enterpriseRegistrationLimits = {
  mobile: { maxLength: 24 },
  proof: { maxLength: 100 },
  nickName: { minLength: 2, maxLength: 20 },
  enterpriseName: { minLength: 2, maxLength: 100 },
  contactName: { minLength: 2, maxLength: 40 },
} as const;

/** Limits of `ExpectedTotal`. */
export const expectedTotalLimits = {
  remark: { maxLength: 200 },
} as const;

/** Limits of `FeedbackAnswer`. */
export const feedbackAnswerLimits = {
  reply: { minLength: 1, maxLength: 1000 },
} as const;

/** Limits of `FeedbackForm`. */
export const feedbackFormLimits = {
  content: { minLength: 1, maxLength: 500 },
  contact: { minLength: 1, maxLength: 254 },
  page: { maxLength: 300 },
} as const;

/** Limits of `GoodsOrder`. */
export const goodsOrderLimits = {
  goods: { minItems: 1, maxItems: 200 },
  forwarder: { maxLength: 100 },
  warehousingNo: { maxLength: 40 },
  expected: { minItems: 1, maxItems: 50 },
} as const;

/** Limits of `HotWordsChange`. */
export const hotWordsChangeLimits = {
  words: { maxItems: 24, items: { minLength: 1, maxLength: 40 } },
} as const;

/** Limits of `InvoiceAnswer`. */
export const invoiceAnswerLimits = {
  reason: { maxLength: 200 },
} as const;

/** Limits of `InvoiceApplication`. */
export const invoiceApplicationLimits = {
  orderIds: { minItems: 1, maxItems: 20 },
  remark: { maxLength: 200 },
} as const;

/** Limits of `InvoiceTitleChange`. */
export const invoiceTitleChangeLimits = {
  buyerName: { minLength: 1, maxLength: 100 },
  address: { maxLength: 100 },
  tel: { maxLength: 24 },
  bankName: { maxLength: 100 },
  bankAccount: { maxLength: 40 },
  email: { maxLength: 254 },
} as const;

/** Limits of `InvoiceTitleForm`. */
export const invoiceTitleFormLimits = {
  buyerName: { minLength: 1, maxLength: 100 },
  address: { maxLength: 100 },
  tel: { maxLength: 24 },
  bankName: { maxLength: 100 },
  bankAccount: { maxLength: 40 },
  email: { maxLength: 254 },
} as const;

/** Limits of `LocalCart`. */
export const localCartLimits = {
  lines: { maxItems: 200 },
} as const;

/** Limits of `LocalCartLine`. */
export const localCartLineLimits = {
  quantity: { minimum: 1, maximum: 999999999 },
  customerRef: { maxLength: 72 },
} as const;

/** Limits of `MailedReset`. */
export const mailedResetLimits = {
  email: { maxLength: 254 },
  captchaVerifyParam: { minLength: 1, maxLength: 4000 },
} as const;

/** Limits of `MobileBinding`. */
export const mobileBindingLimits = {
  mobile: { maxLength: 24 },
} as const;

/** Limits of `MobileQuestion`. */
export const mobileQuestionLimits = {
  mobile: { maxLength: 24 },
  captchaVerifyParam: { minLength: 1, maxLength: 4000 },
} as const;

/** Limits of `NavigationChange`. */
export const navigationChangeLimits = {
  links: { maxItems: 24 },
} as const;

/** Limits of `NewComment`. */
export const newCommentLimits = {
  content: { minLength: 1, maxLength: 500 },
} as const;

/** Limits of `NoticesRead`. */
export const noticesReadLimits = {
  ids: { maxLength: 2000 },
} as const;

/** Limits of `OrderClosing`. */
export const orderClosingLimits = {
  reason: { maxLength: 200 },
} as const;

/** Limits of `OrderWish`. */
export const orderWishLimits = {
  lineIds: { minItems: 1, maxItems: 200 },
  goods: { minItems: 1, maxItems: 200 },
} as const;

/** Limits of `OwnLink`. */
export const ownLinkLimits = {
  name: { minLength: 1, maxLength: 40 },
  url: { maxLength: 500 },
  image: { maxLength: 500 },
} as const;

/** Limits of `OwnNavigation`. */
export const ownNavigationLimits = {
  common: { maxItems: 24 },
  agent: { maxItems: 24 },
  brand: { maxItems: 24 },
  tabOpenStatus: { minimum: 0, maximum: 1 },
} as const;

/** Limits of `PageChange`. */
export const pageChangeLimits = {
  title: { minLength: 1, maxLength: 80 },
  description: { maxLength: 200 },
  markdown: { minLength: 1, maxLength: 60000 },
} as const;

/** Limits of `PagePreview`. */
export const pagePreviewLimits = {
  markdown: { maxLength: 60000 },
} as const;

/** Limits of `ParcelReport`. */
export const parcelReportLimits = {
  place: { maxLength: 40 },
  text: { minLength: 1, maxLength: 100 },
} as const;

/** Limits of `PasswordByMobile`. */
export const passwordByMobileLimits = {
  mobile: { maxLength: 24 },
  proof: { maxLength: 100 },
} as const;

/** Limits of `PasswordChange`. */
export const passwordChangeLimits = {
  ticket: { maxLength: 100 },
} as const;

/** Limits of `PasswordLogin`. */
export const passwordLoginLimits = {
  mobile: { maxLength: 24 },
} as const;

/** Limits of `PiForm`. */
export const piFormLimits = {
  lineIds: { minItems: 1, maxItems: 200 },
} as const;

/** Limits of `ProfileChange`. */
export const profileChangeLimits = {
  nickName: { minLength: 2, maxLength: 20 },
  avatar: { maxLength: 300 },
  city: { maxLength: 40 },
  company: { maxLength: 100 },
  position: { maxLength: 40 },
  engineerField: { maxLength: 300 },
} as const;

/** Limits of `ReceiptForm`. */
export const receiptFormLimits = {
  fileIds: { minItems: 1, maxItems: 5 },
  payerName: { minLength: 1, maxLength: 100 },
  payerBank: { maxLength: 100 },
  serialNo: { maxLength: 40 },
} as const;

/** Limits of `Registration`. */
export const registrationLimits = {
  mobile: { maxLength: 24 },
  proof: { maxLength: 100 },
  nickName: { minLength: 2, maxLength: 20 },
} as const;

/** Limits of `ReviewDecision`. */
export const reviewDecisionLimits = {
  reason: { maxLength: 200 },
} as const;

/** Limits of `SettingChange`. */
export const settingChangeLimits = {
  key: { minLength: 1, maxLength: 64 },
  value: { maxLength: 2000 },
} as const;

/** Limits of `Shipment`. */
export const shipmentLimits = {
  carrier: { minLength: 1, maxLength: 40 },
  trackingNo: { minLength: 4, maxLength: 40 },
  lines: { minItems: 1, maxItems: 200 },
} as const;

/** Limits of `ShippedLine`. */
export const shippedLineLimits = {
  quantity: { minimum: 1, maximum: 999999999 },
} as const;

/** Limits of `SmsLogin`. */
export const smsLoginLimits = {
  mobile: { maxLength: 24 },
} as const;

/** Limits of `SocialReturn`. */
export const socialReturnLimits = {
  authorizationCode: { minLength: 1, maxLength: 512 },
  state: { maxLength: 256 },
  fromswb: { maxLength: 300 },
} as const;

/** Limits of `StockChange`. */
export const stockChangeLimits = {
  quantity: { minimum: 0, maximum: 999999999 },
} as const;

/** Limits of `Suspension`. */
export const suspensionLimits = {
  reason: { minLength: 2, maxLength: 200 },
} as const;

/** Limits of `TicketExchange`. */
export const ticketExchangeLimits = {
  ticket: { minLength: 1, maxLength: 100 },
} as const;

/** Limits of `TicketRequest`. */
export const ticketRequestLimits = {
  origin: { maxLength: 300 },
} as const;

/** Limits of `WantedLine`. */
export const wantedLineLimits = {
  quantity: { minimum: 1, maximum: 999999999 },
  customerRef: { maxLength: 72 },
} as const;

/** Limits of `Warehousing`. */
export const warehousingLimits = {
  warehousingNo: { minLength: 1, maxLength: 40 },
  forwarder: { maxLength: 100 },
} as const;

/** Limits of what `auditLog` is asked with. */
export const auditLogQueryLimits = {
  event: { maxLength: 40 },
} as const;

/** Limits of what `goodsList` is asked with. */
export const goodsListQueryLimits = {
  category: { maxLength: 80 },
} as const;

/** Limits of what `partBrands` is asked with. */
export const partBrandsQueryLimits = {
  category: { maxLength: 80 },
} as const;

/** Limits of what `partSearch` is asked with. */
export const partSearchQueryLimits = {
  category: { maxLength: 80 },
  brandId: { maxItems: 50 },
  package: { maxItems: 50, items: { minLength: 1, maxLength: 120 } },
  lifecycle: { maxItems: 8 },
  filter: { maxItems: 30, items: { maxLength: 300 } },
  sort: { maxLength: 41 },
} as const;

/** Limits of what `partsByNumber` is asked with. */
export const partsByNumberQueryLimits = {
  category: { maxLength: 80 },
} as const;

/** Limits of what `sendCodeToMember` is asked with. */
export const sendCodeToMemberQueryLimits = {
  mobile: { maxLength: 24 },
} as const;

/** Limits of what `sendCode` is asked with. */
export const sendCodeQueryLimits = {
  mobile: { maxLength: 24 },
  captchaVerifyParam: { minLength: 1, maxLength: 4000 },
} as const;

/** Limits of what `sendMailCode` is asked with. */
export const sendMailCodeQueryLimits = {
  email: { maxLength: 254 },
} as const;

/** Limits of what `siteConfig` is asked with. */
export const siteConfigQueryLimits = {
  key: { minLength: 1, maxLength: 64 },
} as const;

/** Limits of what `validateName` is asked with. */
export const validateNameQueryLimits = {
  nickName: { minLength: 2, maxLength: 20 },
} as const;

/** Limits of what `webTracking` is asked with. */
export const webTrackingQueryLimits = {
  from: { maxLength: 300 },
  value: { maxLength: 300 },
  stay_time: { minimum: 0, maximum: 86400 },
} as const;

/** Limits of what `wechatScanState` is asked with. */
export const wechatScanStateQueryLimits = {
  ticket: { maxLength: 100 },
} as const;
