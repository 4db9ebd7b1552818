import type { ClaimQuote, OrderAction, OrderRow } from '@chippage/api/types';
import type { OnUpload } from '../../../parts/upload-files/useUploads.ts';
import type { ClaimInput, ClaimWish } from './claimInput.ts';

/** What a buyer can do with an order. Each rejects with the server's refusal, whose words are shown. */
export interface BuyerActions {
  onClose: (id: number, reason: string) => Promise<unknown>;
  onFinish: (id: number) => Promise<unknown>;
  onClaim: (id: number, claim: ClaimInput) => Promise<unknown>;
  /** Asks what a claim about these pieces comes to. */
  onClaimQuote: (id: number, wish: ClaimWish) => Promise<ClaimQuote>;
  /** Sends a file for a claim. */
  onClaimUpload: OnUpload;
  onRemove: (id: number) => Promise<unknown>;
  /** Puts the same goods into the cart. */
  onBuyAgain: (id: number) => Promise<unknown>;
  onMakePi: (id: number) => Promise<unknown>;
}

/** The actions that have a button at the head of an order; the others stand beside what they change. */
export type BuyerAction = Extract<OrderAction, 'pay' | 'upload_receipt' | 'make_pi' | 'close' | 'finish' | 'apply_invoice' | 'buy_again' | 'claim' | 'remove'>;

const actions: readonly OrderAction[] = ['pay', 'upload_receipt', 'make_pi', 'close', 'finish', 'apply_invoice', 'buy_again', 'claim', 'remove'];
const isAction = (action: OrderAction): action is BuyerAction => actions.includes(action);

/** Actions that can be the one thing to do now. */
const leading: readonly OrderAction[] = ['pay', 'finish', 'apply_invoice', 'buy_again'];

/** The buttons of an order: the main one, at most one; what else can be done; what takes something away. */
export function buttonsOf({ actions, state }: Pick<OrderRow, 'actions' | 'state'>): { main: BuyerAction | null; others: BuyerAction[]; rare: BuyerAction[] } {
  const [first] = actions;
  const own = actions.filter(isAction);
  // While a claim is open its answer is what counts.
  const main = own.find((action) => action === first && leading.includes(action) && state !== 'AFTER_SALE') ?? null;
  const isRare = (action: BuyerAction) => action === 'close' || action === 'remove';
  return { main, others: own.filter((action) => action !== main && !isRare(action)), rare: own.filter((action) => action !== main && isRare(action)) };
}
