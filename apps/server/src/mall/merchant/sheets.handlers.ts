import { many } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { importRows } from './importRows.ts';
import { merchantOf } from './merchantOf.ts';

/** Lists of goods that a merchant keeps in a spreadsheet. */
export const sheetHandlers = {
  async importGoods(ctx, { rows, isTrial }) {
    const { id: merchantId } = await merchantOf(ctx);
    const results = await importRows(ctx, { merchantId, rows, isTrial });
    return many(results, results.length);
  },
} satisfies Handlers<'importGoods'>;
