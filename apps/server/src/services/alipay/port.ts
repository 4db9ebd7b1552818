/** A payment to open at Alipay. */
export interface AlipayOrder {
  /** Our number, at most 64 letters, digits and underscores. */
  outTradeNo: string;
  /** Two decimals, in yuan. */
  amount: string;
  subject: string;
  expiresAt: Date;
  /** Where the buyer's browser comes back to; it proves nothing. */
  returnUrl: string;
  /** Where Alipay tells us. */
  notifyUrl: string;
}

/** How a payment stands at Alipay; `absent`: nobody opened its page yet. */
export interface AlipayTrade {
  status: 'absent' | 'waiting' | 'paid' | 'closed';
  tradeNo: string | null;
  amount: string | null;
}

/** A notice whose signature, application and seller are right. */
export interface AlipayNotice {
  notifyId: string;
  outTradeNo: string;
  tradeNo: string;
  /** As Alipay writes it, e.g. TRADE_SUCCESS. */
  tradeStatus: string;
  status: 'waiting' | 'paid' | 'closed';
  amount: string;
}

/** A refund; the same request number is carried out once. */
export interface AlipayRefund {
  outTradeNo: string;
  amount: string;
  requestNo: string;
  reason: string;
}

/** Pays by Alipay's page for computers. */
export interface Alipay {
  /** Address of the page where the buyer pays. */
  pageUrl: (order: AlipayOrder) => string;
  /** Reads a notice; null unless Alipay signed it for this application and this seller. */
  readNotice: (fields: Readonly<Record<string, string>>) => AlipayNotice | null;
  /** @throws AdapterError when nobody can say; then nothing is known. */
  query: (outTradeNo: string) => Promise<AlipayTrade>;
  /** Ends what was not paid. @throws AdapterError `rejected` when it was paid meanwhile. */
  close: (outTradeNo: string) => Promise<void>;
  /** @throws AdapterError; asking again with the same number is safe. */
  refund: (refund: AlipayRefund) => Promise<void>;
}
