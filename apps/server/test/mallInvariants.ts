import { sql } from 'drizzle-orm';
import type { Db } from '../src/platform/database/connect.ts';

/** What has to hold in the mall at every moment; each number is a count of faults. */
export async function invariants(db: Db): Promise<{ torn: number; unpaid: number; orders: number }> {
  const count = async (query: ReturnType<typeof sql>) => Number((await db.execute<{ n: string }>(query)).rows[0]?.n ?? 0);
  const faults = [
    // Stock is what its moves say.
    sql`select count(*) n from goods_stocks s where s.quantity is not null and s.quantity <> (select coalesce(sum(m.change), 0) from stock_moves m where m.goods_id = s.goods_id and m.warehouse = s.warehouse)`,
    sql`select count(*) n from goods_stocks where quantity < 0`,
    // An order took what it sells; a closed or refunded one gave back what it had not shipped.
    sql`select count(*) n from orders o where (select coalesce(sum(m.change), 0) from stock_moves m where m.order_id = o.id) <> -(select coalesce(sum(case when o.state in ('CLOSED', 'REFUNDED') then l.shipped_quantity else l.quantity - l.cancelled_quantity end), 0) from order_lines l where l.order_id = o.id)`,
    sql`select count(*) n from orders o where o.state = 'CLOSED' and exists (select from order_lines l where l.order_id = o.id and l.shipped_quantity > 0)`,
    // A red invoice cancels exactly what the one says that it is for, and nothing is cancelled without one.
    sql`select count(*) n from invoices r join invoices b on b.id = r.reverses_id where b.state <> 'reversed' or r.total <> -b.total or r.untaxed <> -b.untaxed or r.tax <> -b.tax or r.merchant_id <> b.merchant_id or r.member_id <> b.member_id`,
    sql`select count(*) n from invoices b where b.state = 'reversed' and not exists (select from invoices r where r.reverses_id = b.id)`,
    // Nothing is invoiced that was refunded, and no claim is open without its order saying so.
    sql`select count(*) n from invoices i join invoice_orders io on io.invoice_id = i.id and not io.is_refused join orders o on o.id = io.order_id where (i.state in ('applied', 'issuing') and o.state = 'REFUNDED') or i.issued_at > o.refunded_at`,
    sql`select count(*) n from claims c join orders o on o.id = c.order_id where c.outcome in ('open', 'platform', 'returning', 'returned', 'replaced') and o.state <> 'AFTER_SALE'`,
    // What went back has its credit note, of that amount; and a merchant's numbers of a year are 1, 2, 3 to the last.
    sql`select count(*) n from refunds r where r.claim_id is not null and (r.state = 'sent') <> exists (select from credit_notes n where n.claim_id = r.claim_id and n.amount = r.amount)`,
    sql`select count(*) n from credit_notes n where n.amount <> n.untaxed + n.freight + coalesce(n.tax, 0)`,
    sql`select count(*) n from credit_note_counts c where c.last <> (select count(*) from credit_notes n where n.merchant_id = c.merchant_id and n.year = c.year) or c.last <> (select max(n.seq) from credit_notes n where n.merchant_id = c.merchant_id and n.year = c.year)`,
    // Goods of an exchange are where its claim says.
    sql`select count(*) n from claims c where (c.outcome in ('returned', 'replaced', 'exchanged')) and not exists (select from claim_parcels p where p.claim_id = c.id and p.way = 'back')`,
    sql`select count(*) n from claims c where (c.outcome in ('replaced', 'exchanged')) <> exists (select from claim_parcels p where p.claim_id = c.id and p.way = 'replacement')`,
    // The platform decides what it stepped into, and nothing else: each such claim waits in the queue once.
    sql`select count(*) n from claims c where (c.outcome = 'platform')::int <> (select count(*) from reviews r where r.kind = 'order_claim' and r.state = 'pending' and (r.payload ->> 'claimId')::bigint = c.id)`,
    sql`select count(*) n from claims c where c.outcome = 'platform' and c.stepped_in_at is null or c.outcome = 'open' and c.stepped_in_at is not null`,
    sql`select count(*) n from orders o where not exists (select from order_lines l where l.order_id = o.id) or not exists (select from order_events e where e.order_id = o.id)`,
    sql`select count(*) n from orders o where o.goods_total <> (select sum(l.line_total) from order_lines l where l.order_id = o.id)`,
    // A payment is for what its orders come to, an order is paid once, and no more goes back than was paid.
    sql`select count(*) n from online_payments p where p.amount <> (select coalesce(sum(s.amount), 0) from payment_orders s where s.payment_id = p.id)`,
    sql`select count(*) n from (select 1 from online_payments p join payment_orders s on s.payment_id = p.id where p.state = 'paid' and not exists (select from refunds r where r.payment_id = p.id and r.order_id = s.order_id and r.claim_id is null) group by s.order_id having count(*) > 1) t`,
    sql`select count(*) n from payment_orders s where s.amount < (select coalesce(sum(r.amount), 0) from refunds r where r.payment_id = s.payment_id and r.order_id = s.order_id)`,
    // What went back of an order is what its claims say, and its state says whether that is all of its goods.
    sql`select count(*) n from orders o where o.refunded <> (select coalesce(sum(r.amount), 0) from refunds r where r.order_id = o.id and r.claim_id is not null and r.state = 'sent')`,
    sql`select count(*) n from orders o where (o.state = 'REFUNDED') <> (o.refunded >= o.goods_total and o.refunded > 0) and o.state <> 'CLOSED'`,
    sql`select count(*) n from order_lines l where l.shipped_quantity + l.cancelled_quantity > l.quantity or l.refunded_quantity > l.shipped_quantity`,
    // What is on credit terms says on which; a statement is what its lines and its payments say, and its numbers have no gaps.
    sql`select count(*) n from orders o where (o.pay_method = 'terms') <> (o.terms_id is not null)`,
    sql`select count(*) n from statements s where s.total <> s.charges - s.credits + s.carried or s.charges - s.credits <> (select sum(l.amount) from statement_lines l where l.statement_id = s.id)`,
    sql`select count(*) n from statements s where s.paid <> (select coalesce(sum(p.amount), 0) from statement_payments p where p.statement_id = s.id) or s.paid > greatest(s.total, 0)`,
    sql`select count(*) n from statement_counts c where c.last <> (select count(*) from statements s where s.merchant_id = c.merchant_id and s.year = c.year) or c.last <> (select max(s.seq) from statements s where s.merchant_id = c.merchant_id and s.year = c.year)`,
    // Every order has the answer that its client may ask for again, and every answer its order.
    sql`select count(*) n from idempotency_keys k where k.operation like 'create%Order' and not exists (select from orders o where o.id = (k.answer -> 'orders' -> 0 ->> 'id')::bigint)`,
    sql`select count(*) n from orders o where not exists (select from audit_rows a where a.event = 'order.create' and a.detail ->> 'order' = o.order_no)`,
  ];
  let torn = 0;
  for (const fault of faults) torn += await count(fault);
  // Paid online means: the stand-in has the money, or a verified notice was there.
  const unpaid = await count(
    sql`select count(*) n from orders o where o.paid_at is not null and o.pay_method = 'alipay' and not exists (select from payment_orders s join online_payments p on p.id = s.payment_id join dev_alipay_trades t on t.out_trade_no = p.out_trade_no where s.order_id = o.id and p.state = 'paid' and t.amount = p.amount::text and (t.status = 'TRADE_SUCCESS' or (select sum((r ->> 'amount')::numeric) from jsonb_array_elements(t.refunds) r) = p.amount))`,
  );
  return { torn, unpaid, orders: await count(sql`select count(*) n from orders`) };
}
