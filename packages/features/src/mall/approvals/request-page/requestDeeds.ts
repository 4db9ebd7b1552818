import type { ChangedRequestLine, OrderRequestDetail } from '@chippage/api/types';

/** What is done with a request; each rejects with the server's refusal, whose words are shown. */
export interface RequestDeeds {
  /** As it is seen: what it comes to now, and how often it was handed in. */
  onApprove: (request: OrderRequestDetail, note: string) => Promise<unknown>;
  onRefuse: (request: OrderRequestDetail, reason: string) => Promise<unknown>;
  onChange: (id: number, lines: ChangedRequestLine[], note: string) => Promise<unknown>;
  onWithdraw: (id: number) => Promise<unknown>;
}
