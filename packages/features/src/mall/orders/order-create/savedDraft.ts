/** What a buyer has filled in, kept for the visit so that a reload loses nothing. */
import type { PayMethod } from '@chippage/api/types';

/** Name under which sessionStorage keeps it; the privacy page lists it. */
export const ORDER_DRAFT_KEY = 'orderDraft';

const VERSION = 1;

/** An order that is being made. */
export interface SavedDraft {
  /** The furthest step that was reached. */
  reached: 1 | 2 | 3;
  addressId: number | null;
  /** Absent until it was chosen; null for no invoice. */
  titleId?: number | null;
  payMethod: PayMethod | null;
  /** The buyer's own number of the purchase. */
  poNo: string;
  /** Null until it was typed: the address says it then. */
  forwarder: string | null;
  warehousingNo: string | null;
  remarks: Readonly<Record<string, string>>;
  /** For who approves it. */
  note: string;
  /** Names the one intention to order, until it is known what came of it. */
  idempotencyKey: string | null;
}

/** Nothing filled in yet. */
export const newDraft: SavedDraft = {
  reached: 1,
  addressId: null,
  payMethod: null,
  poNo: '',
  forwarder: null,
  warehousingNo: null,
  remarks: {},
  note: '',
  idempotencyKey: null,
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const textOr = (value: unknown): string | null => (typeof value === 'string' ? value.slice(0, 1000) : null);
const idOr = (value: unknown): number | null => (Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : null);

/** Reads what was kept for this wish; what was kept for another one, or is none, is left. */
export function parseDraft(text: string | null, wish: string): SavedDraft {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(kept) || kept['v'] !== VERSION || kept['wish'] !== wish || !isRecord(kept['draft'])) return newDraft;
    const { reached, addressId, titleId, payMethod, poNo, forwarder, warehousingNo, remarks, note, idempotencyKey } = kept['draft'];
    const title = titleId === undefined ? {} : { titleId: idOr(titleId) };
    const said = isRecord(remarks)
      ? Object.entries(remarks).flatMap(([key, remark]) => (typeof remark === 'string' ? [[key, remark.slice(0, 1000)]] : []))
      : [];
    return {
      reached: reached === 2 || reached === 3 ? reached : 1,
      addressId: idOr(addressId),
      ...title,
      payMethod: payMethod === 'alipay' || payMethod === 'transfer' || payMethod === 'terms' ? payMethod : null,
      poNo: textOr(poNo) ?? '',
      forwarder: textOr(forwarder),
      warehousingNo: textOr(warehousingNo),
      remarks: Object.fromEntries(said),
      note: textOr(note) ?? '',
      idempotencyKey: typeof idempotencyKey === 'string' && /^[\w-]{8,64}$/.test(idempotencyKey) ? idempotencyKey : null,
    };
  } catch {
    return newDraft;
  }
}

/** What is kept of a draft. */
export const draftText = (wish: string, draft: SavedDraft): string => JSON.stringify({ v: VERSION, wish, draft });
