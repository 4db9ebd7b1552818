import type { QuoteWish, QuoteWord } from '@chippage/api/types';
import type { CounterAsk } from './CounterForm.tsx';

/** What is done with quotes; each rejects with the server's refusal, whose words are shown. */
export interface QuoteActions {
  onAccept: (id: number, wish: QuoteWish) => Promise<unknown>;
  onCounter: (id: number, ask: CounterAsk) => Promise<unknown>;
  onMove: (id: number, deed: QuoteWord, note: string) => Promise<unknown>;
}
